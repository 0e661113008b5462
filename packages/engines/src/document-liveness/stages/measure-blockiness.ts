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
  const across = phases(
    picture.data,
    { from: left, to: right, stride: 3 },
    { from: top, to: bottom, stride: 3 * widthPx },
  )
  const down = phases(
    picture.data,
    { from: top, to: bottom, stride: 3 * widthPx },
    { from: left, to: right, stride: 3 },
  )
  return Math.min(lead(across), lead(down))
}

/** Pixels [from, to) along one axis of a colour picture, and how many bytes lie between neighbours. */
interface Range {
  readonly from: number
  readonly to: number
  readonly stride: number
}

/** Mean step at each position within a block, along one axis: of green, which carries most of the brightness and is sampled finest. */
function phases(data: Uint8Array, along: Range, lines: Range): number[] {
  const sums = new Float64Array(BLOCK_PX)
  const counts = new Float64Array(BLOCK_PX)
  const skip = Math.max(1, Math.floor((lines.to - lines.from) / MOST_LINES))
  for (let line = lines.from; line < lines.to; line += skip) {
    let at = line * lines.stride + along.from * along.stride + 1
    for (let i = along.from; i < along.to; i++, at += along.stride) {
      const size = Math.abs(data[at]! - data[at - along.stride]!)
      if (size > EDGE) continue
      sums[i % BLOCK_PX]! += size
      counts[i % BLOCK_PX]!++
    }
  }
  return Array.from(sums, (sum, i) => sum / Math.max(1, counts[i]!))
}

function lead(means: readonly number[]): number {
  const sorted = [...means].sort((a, b) => a - b)
  const usual = (sorted[3]! + sorted[4]!) / 2
  // A step of a twentieth of a tone is none: perfectly flat pictures must not divide by it.
  return sorted[7]! / Math.max(0.05, usual)
}
