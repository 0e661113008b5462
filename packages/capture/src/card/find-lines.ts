import type { Edges } from '../frame/measure-edges.js'

/**
 * A line at `angle` (radians) from level, or from upright where `isUpright`, whose distance from the origin is `offset` pixels: `along` the line
 * `y·cos − x·sin` (upright: `x·cos − y·sin`) equals `offset`.
 */
export interface Line {
  readonly angle: number
  readonly offset: number
  /** The frame's own border stands in for a side that lies outside. */
  readonly isBorder: boolean
}

/** Steeper than this a side is no longer level, and the other pair of sides is. */
const MOST_DEGREES = 40
const STEP_DEGREES = 2
const BINS = (2 * MOST_DEGREES) / STEP_DEGREES + 1
const RADIANS = Math.PI / 180
/** A pixel's own slope tells its line's angle to about this many bins. */
const SPREAD = 2
/** Stronger edges count no more: a faint border of a card is as long as one of high contrast. */
const STRONGEST = 12
/** Grey levels per pixel below which an edge is noise. */
const WEAKEST = 2.5
/** More lines are print; two sides of a card are among the first. */
const MOST_LINES = 10
/** Peaks nearer than this to a found one are the same line. */
const SAME = { bins: 3, px: 4 } as const

const angleOf = (bin: number): number => (bin * STEP_DEGREES - MOST_DEGREES) * RADIANS
const sines = Float64Array.from({ length: BINS }, (_, bin) => Math.sin(angleOf(bin)))
const cosines = Float64Array.from({ length: BINS }, (_, bin) => Math.cos(angleOf(bin)))

/** The frame's longest lines in one direction (Hough's transform: every edge pixel votes for the lines it may lie on). */
export const findLines = ({ widthPx, heightPx, across, down }: Edges, isUpright: boolean): Line[] => {
  const [reach, columns] = [widthPx + heightPx, 2 * (widthPx + heightPx)]
  const votes = new Float32Array(BINS * columns)
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x
      const [along, over] = isUpright ? [down[at]!, across[at]!] : [across[at]!, down[at]!]
      const strength = Math.abs(over)
      if (strength < WEAKEST || strength < Math.abs(along)) continue
      const bin = Math.round((Math.atan(-along / over) / RADIANS + MOST_DEGREES) / STEP_DEGREES)
      const [u, v] = isUpright ? [y, x] : [x, y]
      const weight = Math.min(STRONGEST, strength)
      for (let b = Math.max(0, bin - SPREAD); b <= Math.min(BINS - 1, bin + SPREAD); b++) {
        votes[b * columns + Math.round(v * cosines[b]! - u * sines[b]! + reach)]! += weight
      }
    }
  }
  return takePeaks(votes, columns, reach)
}

const takePeaks = (votes: Float32Array, columns: number, reach: number): Line[] => {
  const lines: Line[] = []
  while (lines.length < MOST_LINES) {
    let best = 0
    for (let i = 1; i < votes.length; i++) if (votes[i]! > votes[best]!) best = i
    if (votes[best] === 0) break
    const [bin, column] = [Math.floor(best / columns), best % columns]
    lines.push({ angle: angleOf(bin), offset: column - reach, isBorder: false })
    for (let b = Math.max(0, bin - SAME.bins); b <= Math.min(BINS - 1, bin + SAME.bins); b++) {
      votes.fill(0, b * columns + Math.max(0, column - SAME.px), b * columns + Math.min(columns, column + SAME.px + 1))
    }
  }
  return lines
}
