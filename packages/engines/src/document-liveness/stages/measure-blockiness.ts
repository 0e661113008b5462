import type { Picture, Quad } from '@vivid/vision'

/** JPEG compresses squares of this side. */
const BLOCK_PX = 8

/** Steps above this are edges of what is shown, not of blocks. */
const EDGE = 24

/** Rows and columns looked at; more do not change the mean. */
const MOST_LINES = 240

/**
 * How much steeper neighbours differ across the borders of 8 × 8 blocks than elsewhere: 1 where there are no blocks. All
 * eight positions of the grid are tried, because cutting a picture moves it, and so an earlier and coarser compression
 * is seen through a later and finer one as long as the picture was not scaled in between.
 */
export function measureBlockiness(picture: Picture, quad: Quad): number {
  const { widthPx, heightPx } = picture
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const left = Math.max(1, Math.floor(Math.min(...xs)))
  const right = Math.min(widthPx, Math.ceil(Math.max(...xs)))
  const top = Math.max(1, Math.floor(Math.min(...ys)))
  const bottom = Math.min(heightPx, Math.ceil(Math.max(...ys)))
  const across = phases(left, right, top, bottom, (x, y) => step(picture, x, y, x - 1, y))
  const down = phases(top, bottom, left, right, (y, x) => step(picture, x, y, x, y - 1))
  return Math.min(lead(across), lead(down))
}

/** Mean step at each position within a block, along one axis. */
function phases(
  from: number,
  to: number,
  lineFrom: number,
  lineTo: number,
  stepAt: (along: number, line: number) => number,
): number[] {
  const sums = new Array<number>(BLOCK_PX).fill(0)
  const counts = new Array<number>(BLOCK_PX).fill(0)
  const skip = Math.max(1, Math.floor((lineTo - lineFrom) / MOST_LINES))
  for (let line = lineFrom; line < lineTo; line += skip) {
    for (let along = from; along < to; along++) {
      const size = stepAt(along, line)
      if (size > EDGE) continue
      sums[along % BLOCK_PX]! += size
      counts[along % BLOCK_PX]!++
    }
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[i]!))
}

function lead(means: readonly number[]): number {
  const sorted = [...means].sort((a, b) => a - b)
  const usual = (sorted[3]! + sorted[4]!) / 2
  // A step of a twentieth of a tone is none: perfectly flat pictures must not divide by it.
  return sorted[7]! / Math.max(0.05, usual)
}

/** Of the green channel, which carries most of the brightness and is sampled finest. */
const step = ({ widthPx, data }: Picture, x1: number, y1: number, x2: number, y2: number) =>
  Math.abs(data[(y1 * widthPx + x1) * 3 + 1]! - data[(y2 * widthPx + x2) * 3 + 1]!)
