import type { Candidate } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { FILLED_IN, type ParsedValue } from '../../parse/parsed-value.js'
import { sameName } from '../../text/same-name.js'
import { followLines, type Page, withoutTaken } from './page.js'
import type { Paired } from './pair-values.js'
import { boxAround, meanSureness, type Piece } from './piece.js'
import { placingLimits } from './place-value.js'

export interface ReadPart {
  readonly piece: Piece
  readonly parsed: ParsedValue
}

/** A day of one digit may have lost another: it is not to be built upon. */
const FILLED_SURENESS = 0.4

const sureness = ({ piece, parsed }: ReadPart): number[] =>
  [...parsed.value].map((_, index) => {
    const at = parsed.from[index] ?? -1
    return at >= 0 ? (piece.sure[at] ?? 1) : at === FILLED_IN ? FILLED_SURENESS : 1
  })

/** How far a place that is not quite the usual one speaks against a value. */
const placeFactor = (score: number) => 0.75 + 0.25 * Math.min(1, score)

/** Parts in reading order become one value. */
export const printCandidate = (field: DocumentField, parts: readonly ReadPart[], score: number): Candidate => {
  const characters = parts.flatMap((part, index) => (index > 0 ? [1, ...sureness(part)] : sureness(part)))
  const read = parts.flatMap(({ piece, parsed }) => parsed.from.flatMap((at) => (at >= 0 ? (piece.sure[at] ?? 1) : [])))
  const fit = Math.min(...parts.map(({ parsed }) => parsed.fit))
  return {
    field,
    value: parts.map(({ parsed }) => parsed.value).join(' '),
    printed: parts.map(({ piece }) => piece.text).join(' '),
    confidence: Math.min(1, ...read) * fit * placeFactor(score),
    source: 'print',
    verified: false,
    truncated: false,
    characters,
    box: boxAround(parts.map(({ piece }) => piece.box)),
    flags: [],
  }
}

/** A field's value with the lines over which it goes on. */
export interface Continued extends Paired {
  readonly parts: readonly ReadPart[]
}

const isClear = (piece: Piece) => meanSureness(piece) >= placingLimits.nextLine.clear

/** Surnames before which a zone has given names are all there: the next line is another value. */
const isWhole = ({ asked: { field }, parsed }: Paired, { told }: Page): boolean =>
  field === 'surnames' &&
  told.some((one) => one.field === 'names') &&
  told.some((one) => one.field === 'surnames' && sameName(one.value, parsed.value))

const partsOf = (paired: Paired, free: Page): ReadPart[] => {
  const { asked, piece, parsed } = paired
  const [, ...following] = followLines(piece, free, isWhole(paired, free) ? 1 : asked.lines)
  const further = following.flatMap((next): ReadPart[] => {
    const more = isClear(next) ? asked.parse(next.text, asked.context) : null
    return more ? [{ piece: next, parsed: more }] : []
  })
  return [{ piece, parsed }, ...further]
}

/** Values may take the lines under them, each line going to the first that asks; `page` holds what is free. */
export const continueValues = (paired: readonly Paired[], page: Page): Continued[] => {
  const taken = paired.map(({ piece }) => piece)
  return paired.map((one) => {
    const parts = partsOf(one, withoutTaken(page, taken))
    taken.push(...parts.map(({ piece }) => piece))
    return { ...one, parts }
  })
}

/** Labels such as 1° and 2° APELLIDO are soon taken for each other, but a first part never stands below a second. */
const inReadingOrder = (a: Continued, b: Continued): number => {
  const [one, other] = [a.piece.box, b.piece.box]
  const areBeside = one.top < other.bottom && other.top < one.bottom
  return areBeside ? a.asked.part - b.asked.part : one.top - other.top
}

/** One candidate for each field: what is printed in parts, such as two surnames, goes before what stands in one place. */
export const joinParts = (values: readonly Continued[]): Candidate[] =>
  [...new Set(values.map(({ asked }) => asked.field))].map((field) => {
    const own = values.filter(({ asked }) => asked.field === field)
    const inParts = own.filter(({ asked }) => asked.part > 0).sort(inReadingOrder)
    const first = [...own].sort((a, b) => a.asked.precedence - b.asked.precedence).slice(0, 1)
    const chosen = inParts.length > 0 ? inParts : first
    const parts = chosen.flatMap((one) => one.parts)
    return printCandidate(field, parts, Math.min(...chosen.map(({ score }) => score)))
  })
