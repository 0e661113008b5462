import type { Candidates } from '../../fields/candidate.js'
import type { Placement } from '../../templates/template.js'
import { overlaps, type Piece } from './piece.js'
import { placingLimits } from './place-value.js'
import type { SpottedLabel } from './spot-labels.js'

/** The print of one side, taken apart. */
export interface Page {
  /** Of the document, width by height: places are fractions of either, and widths are made heights by it. */
  readonly aspect: number
  readonly labels: readonly SpottedLabel[]
  /** What is no label and may be a value. */
  readonly values: readonly Piece[]
  /** Where values stand from their labels all over this side; where it is not said, as each field has it. */
  readonly placements?: readonly Placement[]
  /** What zones and codes of the same document say. */
  readonly told: Candidates
}

/** The page with the values that nobody has taken yet. */
export const withoutTaken = (page: Page, taken: readonly Piece[]): Page => ({
  ...page,
  values: page.values.filter((piece) => !taken.some((other) => overlaps(piece, other))),
})

const { maxShift, minRatio } = placingLimits.nextLine
const height = ({ box }: Piece) => Math.max(box.bottom - box.top, 1e-6)

/** The line right under a piece, in its column and of its size, if there is one. */
const nextLine = (piece: Piece, { values, aspect }: Page, maxGap: number): Piece | null => {
  const unit = height(piece)
  const follows = values.filter((other) => {
    const gap = (other.box.top - piece.box.bottom) / unit
    const shift = (Math.abs(other.box.left - piece.box.left) * aspect) / unit
    const ratio = Math.min(height(other), unit) / Math.max(height(other), unit)
    const isBelow = other.box.top + other.box.bottom > piece.box.top + piece.box.bottom + unit
    return isBelow && gap >= -0.6 && gap <= maxGap && shift <= maxShift && ratio >= minRatio
  })
  return follows.sort((a, b) => a.box.top - b.box.top)[0] ?? null
}

/** The piece and the lines of the page that go on under it, at most so many in all; gaps in heights of a line. */
export const followLines = (
  piece: Piece,
  page: Page,
  lines: number,
  maxGap: number = placingLimits.nextLine.maxGap,
): readonly Piece[] => {
  const found = [piece]
  while (found.length < lines) {
    const next = nextLine(found.at(-1)!, page, maxGap)
    if (!next) break
    found.push(next)
  }
  return found
}
