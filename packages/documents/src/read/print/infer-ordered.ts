import type { DocumentField } from '../../fields/document-field.js'
import type { AskedField } from './asked-field.js'
import { MAX_VALID_YEARS } from './infer-dates.js'
import type { Page } from './page.js'
import type { Paired } from './pair-values.js'
import { meanSureness, type Piece } from './piece.js'
import { placingLimits } from './place-value.js'
import { yearsOf } from './read-dates.js'

/** Worth less than a label. */
const SCORE = 0.6

/** How well a piece must read as a date. */
const FIT = 0.9

/** As they follow each other in a life. */
const inLife: readonly DocumentField[] = ['birth_date', 'issuing_date', 'expiration_date']

/** A date, or what is left of one: its digits, parted at least once. */
const DATE_LIKE = /^(?=(?:\D*\d){6,8}\D*$)\d[\d ./-]*[ ./-][\d ./-]*\d$/

const middle = ({ box }: Piece) => (box.top + box.bottom) / 2

const inReadingOrder = (a: Piece, b: Piece): number => {
  const areBeside = Math.abs(middle(a) - middle(b)) < (a.box.bottom - a.box.top) / 2
  return areBeside ? a.box.left - b.box.left : middle(a) - middle(b)
}

/** A birth lies further back than any issue that still counts, which lies no further from today than documents are valid. */
const isPlausible = ({ asked: { field }, parsed }: Paired, now: number): boolean =>
  field === 'birth_date'
    ? yearsOf(parsed.value) < now - MAX_VALID_YEARS
    : Math.abs(yearsOf(parsed.value) - now) <= MAX_VALID_YEARS

/** Whether what was read may be one life; a single date must be plausible by itself. */
const isLife = (read: readonly Paired[], now: number): boolean => {
  if (read.length === 1) return isPlausible(read[0]!, now)
  const years = inLife.flatMap((field) =>
    read.filter(({ asked }) => asked.field === field).map(({ parsed }) => yearsOf(parsed.value)),
  )
  return years.every((year, at) => at === 0 || year > years[at - 1]!)
}

/**
 * Dates whose labels could not be read, on a side that shows as many dates as its template has, each legible or not: they follow each
 * other on the card as in the template. Only where they are one life so, by which a misplaced one shows.
 */
export const inferOrderedDates = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, told }: Page,
  today: Date,
): readonly Paired[] => {
  const fields = asked.filter(({ field }) => inLife.includes(field))
  const pieces = values.filter(({ text }) => DATE_LIKE.test(text)).sort(inReadingOrder)
  if (fields.length < 2 || pieces.length !== fields.length) return []
  const isPairedSo = paired.every(
    ({ asked: own, piece }) => !fields.includes(own) || pieces[fields.indexOf(own)] === piece,
  )
  if (!isPairedSo) return []
  const read = fields.flatMap((field, at): Paired[] => {
    const piece = pieces[at]!
    const parsed = meanSureness(piece) >= placingLimits.clear ? field.parse(piece.text, field.context) : null
    return parsed && parsed.fit >= FIT ? [{ asked: field, piece, parsed, score: SCORE }] : []
  })
  // One that a zone or a code tells otherwise shows that another date stands in its place.
  const isToldOtherwise = ({ asked: { field }, parsed }: Paired) =>
    told.some((one) => one.field === field && one.value !== parsed.value)
  if (read.some(isToldOtherwise) || !isLife(read, today.getUTCFullYear())) return []
  return read.filter(({ asked: own }) => !paired.some((one) => one.asked === own))
}
