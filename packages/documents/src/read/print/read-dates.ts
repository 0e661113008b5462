import type { Candidate, Candidates } from '../../fields/candidate.js'
import { parsePrintedDate } from '../../parse/parse-date.js'
import type { Piece } from './piece.js'
import type { ReadPart } from './print-candidate.js'

/** One reading of a date. */
export interface DateReading {
  readonly part: ReadPart
  readonly value: string
  /** Years, with the day of the year as a fraction. */
  readonly at: number
}

/** A printed date: two digits of a year mean another century where they lie ahead. */
export interface Dated {
  readonly past: DateReading
  readonly ahead: DateReading
}

export const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

/** How well a piece must read as a date. */
const LIKE_DATE = 0.9

const dateOf = (piece: Piece, today: Date, likeDate: number): Dated[] => {
  const readAs = (dateKind: 'birth' | 'expiry'): DateReading | null => {
    const parsed = parsePrintedDate(piece.text, { today, dateKind })
    return parsed && parsed.fit >= likeDate
      ? { part: { piece, parsed }, value: parsed.value, at: yearsOf(parsed.value) }
      : null
  }
  const [past, ahead] = [readAs('birth'), readAs('expiry')]
  return past && ahead ? [{ past, ahead }] : []
}

/** Dates among pieces, each once. */
export const readDates = (pieces: readonly Piece[], today: Date, likeDate = LIKE_DATE): readonly Dated[] => {
  const dates = pieces.flatMap((piece) => dateOf(piece, today, likeDate))
  return dates.filter(({ past }, index) => dates.findIndex((other) => other.past.value === past.value) === index)
}

/** Longest time between issue and expiry, and between birth and issue, in years; a card without an end says 9999. */
const LONGEST_VALID_YEARS = 25
const OLDEST_YEARS = 120
const FOREVER = 9000

const limits = [
  ['birth_date', 'issuing_date', OLDEST_YEARS],
  ['birth_date', 'expiration_date', OLDEST_YEARS + LONGEST_VALID_YEARS],
  ['issuing_date', 'expiration_date', LONGEST_VALID_YEARS],
] as const

/** Dates that cannot all be right: where a zone or a code vouches for one of two the other goes, else both go. */
export const dropContradicting = (candidates: Candidates, told: Candidates): Candidate[] => {
  const dropped = new Set<Candidate>()
  const isTold = (one: Candidate) => told.some(({ field, value }) => field === one.field && value === one.value)
  for (const [earlier, later, most] of limits) {
    const [a, b] = [candidates.find(({ field }) => field === earlier), candidates.find(({ field }) => field === later)]
    if (!a || !b) continue
    const years = yearsOf(b.value) - yearsOf(a.value)
    if (years > 0 && (years <= most || yearsOf(b.value) > FOREVER)) continue
    for (const one of [a, b]) if (!isTold(one)) dropped.add(one)
  }
  return candidates.filter((one) => !dropped.has(one))
}
