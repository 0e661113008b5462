import { type Picture, type Quad, rectify, subQuad } from '@vivid/vision'

/** Pixels across the part that is compared: coarse enough for a small portrait of a document. */
const SIDE_PX = 48
/** The inner face, in shares of the aligned square: hair, clothes and the rim of a cut-out portrait stay outside. */
const INNER = [0.15, 0.25, 0.85, 0.95] as const
/** Pixels by which a quarter of the one is moved against the other. */
const REACH_PX = 3
/** Side of a quarter in pixels: the rim stays for shifts. */
const QUARTER_PX = (SIDE_PX - 2 * REACH_PX) / 2
/** Half the width in pixels of the area by whose mean and contrast a pixel is measured: light and shade go, features stay. */
const AREA_PX = 6
/** Tones, of 255: contrast below this is grain. */
const GRAIN = 2

/**
 * 0…1: mean correlation of the quarters of two aligned faces, each at the best of small shifts. Two photos of one person differ in look and
 * light, copies of one do not. A picture that was photographed again is seen askew, so that no shift of the whole fits; its quarters still do.
 */
export const measureSameness = (one: Picture, oneSquare: Quad, other: Picture, otherSquare: Quad): number => {
  const still = featuresOf(one, oneSquare)
  const moved = featuresOf(other, otherSquare)
  let sum = 0
  for (const top of [REACH_PX, REACH_PX + QUARTER_PX]) {
    for (const left of [REACH_PX, REACH_PX + QUARTER_PX]) sum += bestOf(still, moved, top * SIDE_PX + left)
  }
  return sum / 4
}

/** Correlation of the quarter that begins at `first`, at the best of all shifts. */
const bestOf = (still: Float32Array, moved: Float32Array, first: number): number => {
  let best = 0
  for (let down = -REACH_PX; down <= REACH_PX; down++) {
    for (let across = -REACH_PX; across <= REACH_PX; across++) {
      best = Math.max(best, correlation(still, moved, first, down * SIDE_PX + across))
    }
  }
  return best
}

/** Tones by the mean and the contrast of their surroundings. */
const featuresOf = (picture: Picture, square: Quad): Float32Array => {
  const grey = Float32Array.from(rectify(picture, subQuad(square, ...INNER), SIDE_PX, SIDE_PX).data)
  const smooth = averaged(grey, 1)
  const mean = averaged(smooth, AREA_PX)
  const apart = smooth.map((value, i) => value - mean[i]!)
  const spread = averaged(
    apart.map((value) => value * value),
    AREA_PX,
  )
  return apart.map((value, i) => value / (Math.sqrt(spread[i]!) + GRAIN))
}

/** Means over squares of `2 * reach + 1` pixels, or what of them lies inside: rows first, then columns. */
const averaged = (values: Float32Array, reach: number): Float32Array =>
  along(along(values, reach, 1, SIDE_PX), reach, SIDE_PX, 1)

/** `step` leads to the next pixel of a line, `next` to the next line. A line's sum takes in one pixel and lets one go at every step. */
const along = (values: Float32Array, reach: number, step: number, next: number): Float32Array => {
  const means = new Float32Array(values.length)
  for (let line = 0; line < SIDE_PX; line++) {
    const first = line * next
    let sum = 0
    for (let i = 0; i < reach; i++) sum += values[first + i * step]!
    for (let i = 0; i < SIDE_PX; i++) {
      if (i + reach < SIDE_PX) sum += values[first + (i + reach) * step]!
      if (i > reach) sum -= values[first + (i - reach - 1) * step]!
      means[first + i * step] = sum / (Math.min(i + reach, SIDE_PX - 1) - Math.max(0, i - reach) + 1)
    }
  }
  return means
}

const correlation = (one: Float32Array, other: Float32Array, first: number, shift: number): number => {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = 0; y < QUARTER_PX; y++) {
    for (let x = 0, at = first + y * SIDE_PX; x < QUARTER_PX; x++, at++) {
      const [p, q] = [one[at]!, other[at + shift]!]
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const count = QUARTER_PX * QUARTER_PX
  const variance = (aa - (a * a) / count) * (bb - (b * b) / count)
  return variance > 0 ? (ab - (a * b) / count) / Math.sqrt(variance) : 0
}
