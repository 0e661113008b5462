import { type Picture, type Quad, subQuad } from '@vivid/vision'
import { localContrast } from '../../picture/local-contrast.js'

/** Pixels across the part that is compared: coarse enough for a small portrait of a document. */
const SIDE_PX = 48
/** The inner face, in shares of the aligned square: hair, clothes and the rim of a cut-out portrait stay outside. */
const INNER = [0.15, 0.25, 0.85, 0.95] as const
/** Pixels by which a quarter of the one is moved against the other. */
const REACH_PX = 3
/** Side of a quarter in pixels: the rim stays for shifts. */
const QUARTER_PX = (SIDE_PX - 2 * REACH_PX) / 2
/** Half the width in pixels of the area by whose mean and contrast a pixel is measured. */
const AREA_PX = 6

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

const featuresOf = (picture: Picture, square: Quad): Float32Array =>
  localContrast(picture, subQuad(square, ...INNER), SIDE_PX, AREA_PX)

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
