import { height, middle } from '../../evidence/box-size.js'
import type { Candidates } from '../../fields/candidate.js'
import type { Placement } from '../../templates/template.js'
import type { Piece } from './piece.js'
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

/** Largest gap between lines of one value, and of names in a block, which are values of their own; in heights of a line. */
export const lineGaps = { value: 0.9, names: 1.3 } as const

/** Lines of one value begin at about one place and are of about one size; accents add a third to a line. */
const limits = { maxShift: 1.2, minRatio: 0.7, maxOverlap: 0.6 } as const

/** A number or a letter of its own opens another value: [b] GABLER, 2. SARAH. */
const NUMBERED = /^(?:[[(][\da-e]{1,2}[\])]|\d{1,2}[a-e]?[.)])\s/i

/** Words with no more than this between them and a label are a part of it, in heights of a line. */
const BESIDE = 0.6

/** Whether a piece is the value behind a label on its line, or words right before one: its name in another language. */
const isOfLabel = ({ line, from, to, box }: Piece, label: Piece, aspect: number): boolean =>
  label.line === line &&
  (label.to <= from || (label.from >= to && (label.box.left - box.right) * aspect <= BESIDE * height(box)))

/** The line right under a piece, in its column and of its size, if there is one. */
const nextLine = ({ box }: Piece, { values, labels, aspect }: Page, maxGap: number): Piece | null => {
  const unit = height(box)
  const isOwn = (one: Piece) => NUMBERED.test(one.text) || labels.some(({ piece }) => isOfLabel(one, piece, aspect))
  const follows = values.filter((piece) => {
    const { box: other } = piece
    const gap = (other.top - box.bottom) / unit
    const shift = (Math.abs(other.left - box.left) * aspect) / unit
    const ratio = Math.min(height(other), unit) / Math.max(height(other), unit)
    const isBelow = middle(other) > middle(box) + unit / 2
    return (
      isBelow &&
      gap >= -limits.maxOverlap &&
      gap <= maxGap &&
      shift <= limits.maxShift &&
      ratio >= limits.minRatio &&
      !isOwn(piece)
    )
  })
  return follows.sort((a, b) => a.box.top - b.box.top)[0] ?? null
}

/** The piece and the lines of the page that go on under it, at most so many in all. */
export const followLines = (
  piece: Piece,
  page: Page,
  lines: number,
  maxGap: number = lineGaps.value,
): readonly Piece[] => {
  const found = [piece]
  while (found.length < lines) {
    const next = nextLine(found.at(-1)!, page, maxGap)
    if (!next) break
    found.push(next)
  }
  return found
}
