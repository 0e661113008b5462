import type { Candidates } from '../../fields/candidate.js'
import type { Placement } from '../../templates/template.js'
import { overlaps, type Piece } from './piece.js'
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
