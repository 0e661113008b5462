import type { Picture, Quad } from '@vivid/vision'
import type { Tile } from './tiles.js'

/** JPEG compresses squares of this side. */
const BLOCK_PX = 8

/** Steps above this are edges of what is shown, not of blocks. */
const EDGE = 24

/** Rows and columns looked at; more do not change the mean. */
const MOST_LINES = 240

/**
 * How much steeper neighbours differ across the borders of 8 × 8 blocks than elsewhere: 1 where there are no blocks. All
 * eight positions of the grid are tried, because cutting a picture moves it, and so an earlier and coarser compression
 * is seen through a later and finer one as long as the picture was not scaled in between. Blocks show in both directions: where
 * one has no more than `enough`, the other is not looked at.
 */
export const measureBlockiness = (picture: Picture, quad: Quad, enough = 0): number => {
  const { widthPx, heightPx } = picture
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const left = Math.max(1, Math.floor(Math.min(...xs)))
  const right = Math.min(widthPx, Math.ceil(Math.max(...xs)))
  const top = Math.max(1, Math.floor(Math.min(...ys)))
  const bottom = Math.min(heightPx, Math.ceil(Math.max(...ys)))
  const area = { left, top, right, bottom }
  const down = lead(stepsDown(picture, area))
  return down <= enough ? down : Math.min(lead(stepsAcross(picture, area)), down)
}

/** Mean step at each of the eight positions within a block; of green, which carries most of the brightness and is sampled finest. */
type Steps = readonly number[]

const stepsAcross = ({ widthPx, data }: Picture, { left, top, right, bottom }: Tile): Steps => {
  const sums = new Int32Array(BLOCK_PX)
  const counts = new Int32Array(BLOCK_PX)
  for (let y = top; y < bottom; y += skip(bottom - top)) {
    const row = y * widthPx
    for (let x = left; x < right; x++) {
      const at = 3 * (row + x) + 1
      const size = Math.abs(data[at]! - data[at - 3]!)
      if (size > EDGE) continue
      sums[x & (BLOCK_PX - 1)]! += size
      counts[x & (BLOCK_PX - 1)]!++
    }
  }
  return means(sums, counts)
}

/** Row by row as well: down the columns every pixel would come from another line of the cache. */
const stepsDown = ({ widthPx, data }: Picture, { left, top, right, bottom }: Tile): Steps => {
  const sums = new Int32Array(BLOCK_PX)
  const counts = new Int32Array(BLOCK_PX)
  const stepX = skip(right - left)
  for (let y = top; y < bottom; y++) {
    const row = y * widthPx
    let [sum, count] = [0, 0]
    for (let x = left; x < right; x += stepX) {
      const at = 3 * (row + x) + 1
      const size = Math.abs(data[at]! - data[at - 3 * widthPx]!)
      // All bits set where the step is small enough to be no edge, else 0. No branch: the processor cannot foresee edges.
      const isKept = (size - EDGE - 1) >> 31
      sum += size & isKept
      count -= isKept
    }
    sums[y & (BLOCK_PX - 1)]! += sum
    counts[y & (BLOCK_PX - 1)]! += count
  }
  return means(sums, counts)
}

const skip = (lines: number) => Math.max(1, Math.floor(lines / MOST_LINES))

const means = (sums: Int32Array, counts: Int32Array): Steps =>
  Array.from(sums, (sum, i) => sum / Math.max(1, counts[i]!))

const lead = (steps: Steps): number => {
  const sorted = [...steps].sort((a, b) => a - b)
  const usual = (sorted[3]! + sorted[4]!) / 2
  // A step of a twentieth of a tone is none: perfectly flat pictures must not divide by it.
  return sorted[7]! / Math.max(0.05, usual)
}
