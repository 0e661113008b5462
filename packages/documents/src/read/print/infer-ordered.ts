import type { DocumentField } from '../../fields/document-field.js'
import type { AskedField } from './asked-field.js'
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

/**
 * Dates whose labels could not be read, on a side that shows as many dates as its template has, each legible or not: they follow each
 * other on the card as in the template. Only where that is the order of a life too, so that a misplaced one shows.
 */
export const inferOrderedDates = (
  asked: readonly AskedField[],
  paired: readonly Paired[],
  { values, told }: Page,
): readonly Paired[] => {
  const fields = asked.filter(({ field }) => inLife.includes(field))
  const pieces = values.filter(({ text }) => DATE_LIKE.test(text)).sort(inReadingOrder)
  if (fields.length < 2 || pieces.length !== fields.length) return []
  const isInLife = fields.every(
    ({ field }, at) => at === 0 || inLife.indexOf(field) > inLife.indexOf(fields[at - 1]!.field),
  )
  const isPairedSo = paired.every(
    ({ asked: own, piece }) => !fields.includes(own) || pieces[fields.indexOf(own)] === piece,
  )
  if (!isInLife || !isPairedSo) return []
  const read = fields.flatMap((field, at): Paired[] => {
    const piece = pieces[at]!
    const parsed = meanSureness(piece) >= placingLimits.clear ? field.parse(piece.text, field.context) : null
    return parsed && parsed.fit >= FIT ? [{ asked: field, piece, parsed, score: SCORE }] : []
  })
  // One that a zone or a code tells otherwise shows that another date stands in its place.
  if (
    read.some(({ asked: { field }, parsed }) => told.some((one) => one.field === field && one.value !== parsed.value))
  )
    return []
  const years = read.map(({ parsed }) => yearsOf(parsed.value))
  if (years.some((year, at) => at > 0 && year <= years[at - 1]!)) return []
  return read.filter(({ asked: own }) => !paired.some((one) => one.asked === own))
}
