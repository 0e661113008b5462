import { compose, type Homography, invert, type Picture, project, type Quad, solveSystem } from '@vivid/vision'
import { localContrast } from '../../picture/local-contrast.js'

/** A square of a picture as the image of the square from (-1, -1) to (1, 1). */
export interface Patch {
  readonly picture: Picture
  readonly map: Homography
}

interface Level {
  readonly sidePx: number
  /** Half the width of a pixel's surroundings. */
  readonly reachPx: number
  readonly steps: number
}

/** Coarse to fine; the first one chooses among the starts. */
const coarsest: Level = { sidePx: 32, reachPx: 4, steps: 5 }
const finer: readonly Level[] = [
  { sidePx: 32, reachPx: 4, steps: 8 },
  { sidePx: 64, reachPx: 6, steps: 6 },
  { sidePx: 112, reachPx: 8, steps: 4 },
]
/** Of the whole patch: below it no finer look makes two views equal. Flat things are at 0.8 and more by then, also in glare. */
const HOPELESS = 0.6
/** A step larger than this, in halves of the patch, has lost its way. */
const MAX_STEP = 0.6
/** No corner moves by a pixel any more. */
const LAST_STEP = 5e-4
/** Unknowns of a homography. */
const UNKNOWNS = 8

export interface FittedSheet {
  /** Local contrast of both, pixel by pixel, and which of the pixels both pictures show. */
  readonly one: Float32Array
  readonly other: Float32Array
  readonly shown: Uint8Array
  readonly sidePx: number
  readonly correlation: number
  readonly map: Homography
}

/**
 * Moves, turns and tilts a patch of the other picture until it looks like the first one's as much as it can: Gauss-Newton steps over
 * the eight unknowns of a homography (Baker and Matthews 2004, "Lucas-Kanade 20 years on", inverse compositional), where pixels that
 * differ much count less. Two views of one flat thing become equal by it; two views of a head do not. Of several starts the one
 * that does best at the coarsest level goes on.
 */
export const fitSheet = (one: Patch, other: Picture, starts: readonly Homography[]): FittedSheet => {
  const fitCoarsely = levelOf(one, coarsest)
  const coarse = starts.map((map) => fitCoarsely({ picture: other, map }))
  const best = coarse.reduce((a, b) => (b.correlation > a.correlation ? b : a))
  return finer.reduce(
    (fitted, level, i) =>
      i === finer.length - 1 && fitted.correlation < HOPELESS
        ? fitted
        : levelOf(one, level)({ picture: other, map: fitted.map }),
    best,
  )
}

const levelOf = (one: Patch, { sidePx, reachPx, steps }: Level) => {
  const still = localContrast(one.picture, cornersOf(one.map), sidePx, reachPx)
  const inside = shownPixels(one, sidePx)
  const slopes = slopesOf(still, sidePx)
  const compare = (patch: Patch): FittedSheet => {
    const moved = localContrast(patch.picture, cornersOf(patch.map), sidePx, reachPx)
    const shown = shownPixels(patch, sidePx).map((isShown, i) => isShown & inside[i]!)
    return { one: still, other: moved, shown, sidePx, correlation: correlate(still, moved, shown), map: patch.map }
  }
  return ({ picture, map }: Patch): FittedSheet => {
    let reached = compare({ picture, map })
    let best = reached
    for (let step = 0; step < steps; step++) {
      const move = stepTowards(still, reached.other, reached.shown, slopes)
      const largest = Math.max(...move.map(Math.abs))
      if (!(largest < MAX_STEP) || largest < LAST_STEP) break
      const [a, b, c, d, e, f, g, h] = move as [number, number, number, number, number, number, number, number]
      reached = compare({ picture, map: compose(reached.map, invert([1 + a, b, c, d, 1 + e, f, g, h, 1])) })
      if (reached.correlation > best.correlation) best = reached
    }
    return best
  }
}

const cornersOf = (map: Homography): Quad => [
  project(map, [-1, -1]),
  project(map, [1, -1]),
  project(map, [1, 1]),
  project(map, [-1, 1]),
]

/** Middle of a pixel, from -1 to 1. */
const middleOf = (pixel: number, sidePx: number) => ((pixel + 0.5) * 2) / sidePx - 1

/** 1 where the picture has a pixel. */
const shownPixels = ({ picture: { widthPx, heightPx }, map: [a, b, c, d, e, f, g, h] }: Patch, sidePx: number) => {
  const shown = new Uint8Array(sidePx * sidePx)
  for (let y = 0; y < sidePx; y++) {
    const v = middleOf(y, sidePx)
    for (let x = 0; x < sidePx; x++) {
      const u = middleOf(x, sidePx)
      const w = g * u + h * v + 1
      const [px, py] = [(a * u + b * v + c) / w, (d * u + e * v + f) / w]
      shown[y * sidePx + x] = w > 0 && px >= 0 && py >= 0 && px <= widthPx && py <= heightPx ? 1 : 0
    }
  }
  return shown
}

/** How each pixel changes with each of the eight unknowns. */
const slopesOf = (values: Float32Array, sidePx: number): Float32Array => {
  const slopes = new Float32Array(values.length * UNKNOWNS)
  for (let y = 1; y < sidePx - 1; y++) {
    const v = middleOf(y, sidePx)
    for (let x = 1; x < sidePx - 1; x++) {
      const u = middleOf(x, sidePx)
      const i = y * sidePx + x
      const across = ((values[i + 1]! - values[i - 1]!) * sidePx) / 4
      const down = ((values[i + sidePx]! - values[i - sidePx]!) * sidePx) / 4
      const tilt = -(across * u + down * v)
      slopes.set([across * u, across * v, across, down * u, down * v, down, tilt * u, tilt * v], i * UNKNOWNS)
    }
  }
  return slopes
}

const stepTowards = (still: Float32Array, moved: Float32Array, shown: Uint8Array, slopes: Float32Array): number[] => {
  // The upper half of the matrix row by row, each with its right-hand side.
  const sums = new Float64Array(UNKNOWNS * (UNKNOWNS + 1))
  for (let i = 0; i < still.length; i++) {
    if (shown[i] === 0) continue
    const off = moved[i]! - still[i]!
    const weight = 1 / (1 + off * off)
    const from = i * UNKNOWNS
    for (let a = 0; a < UNKNOWNS; a++) {
      const weighted = slopes[from + a]! * weight
      const row = a * (UNKNOWNS + 1)
      for (let b = a; b < UNKNOWNS; b++) sums[row + b]! += weighted * slopes[from + b]!
      sums[row + UNKNOWNS]! += weighted * off
    }
  }
  const matrix = Array.from({ length: UNKNOWNS }, (_, a) => sums.slice(a * (UNKNOWNS + 1), (a + 1) * (UNKNOWNS + 1)))
  for (let a = 0; a < UNKNOWNS; a++) {
    for (let b = 0; b < a; b++) matrix[a]![b] = matrix[b]![a]!
    // Levenberg's term: a patch without features does not move.
    matrix[a]![a] = matrix[a]![a]! * 1.001 + 1e-3
  }
  return solveSystem(matrix)
}

/** Of the pixels that both show, -1…1; 0 where there is nothing to compare. */
export const correlate = (one: Float32Array, other: Float32Array, counts: Uint8Array): number => {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < one.length; i++) {
    if (counts[i] === 0) continue
    const [p, q] = [one[i]!, other[i]!]
    count++
    a += p
    b += q
    aa += p * p
    bb += q * q
    ab += p * q
  }
  const variance = (aa - (a * a) / count) * (bb - (b * b) / count)
  return variance > 0 ? (ab - (a * b) / count) / Math.sqrt(variance) : 0
}
