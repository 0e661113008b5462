import type { Candidate } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { isKnownState } from '../mrz/states/read-state.js'
import { parsePrintedDate } from '../parse/parse-date.js'
import { parseGender } from '../parse/parse-gender.js'
import { parseNationality } from '../parse/parse-nationality.js'
import type { Parser } from '../parse/parsed-value.js'
import type { Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

/** How much is left of the confidence where no label says what a value is. */
const UNLABELLED = 0.6

/** Documents are valid for at most so long: dates further apart are a birth and something else. */
const MAX_VALID_YEARS = 20

interface Dated {
  readonly part: ReadPart
  readonly value: string
  /** Years, with the day of the year as a fraction. */
  readonly at: number
}

const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

const partsOf = (pieces: readonly Piece[], parse: Parser, today: Date): ReadPart[] =>
  pieces.flatMap((piece) => {
    const parsed = parse(piece.text, { today, dateKind: 'birth' })
    return parsed && parsed.fit >= 0.9 ? [{ piece, parsed }] : []
  })

/** Birth, issue and expiry follow each other; two dates are birth and expiry where only those can lie so far apart. */
const inOrder = (dates: readonly Dated[], today: Date): readonly [DocumentField, Dated][] => {
  const [first, second, third] = [...dates].sort((a, b) => a.at - b.at)
  const now = yearsOf(`1-1-${today.getUTCFullYear()}`)
  if (first && second && third && dates.length === 3) {
    const isValid = third.at - second.at <= MAX_VALID_YEARS && first.at < now && second.at <= now + 1
    return isValid
      ? [
          ['birth_date', first],
          ['issuing_date', second],
          ['expiration_date', third],
        ]
      : []
  }
  if (!first || !second || dates.length !== 2) return []
  // The later of two dates is the expiry only if it lies ahead: it may be the issue.
  if (second.at - first.at <= MAX_VALID_YEARS || first.at > now) return []
  return second.at > now
    ? [
        ['birth_date', first],
        ['expiration_date', second],
      ]
    : [['birth_date', first]]
}

const only = (parts: readonly ReadPart[]): ReadPart[] => (parts.length === 1 ? [...parts] : [])

/**
 * What can be told from values alone where labels could not be read: dates by their order, a sex or a state's code that
 * stands alone. Names and numbers are never guessed. Given are all pieces that may be values, and what labels told.
 */
export const inferUnlabelled = (pieces: readonly Piece[], told: readonly Candidate[], today: Date): Candidate[] => {
  const dates = partsOf(pieces, parsePrintedDate, today).map((part) => ({
    part,
    value: part.parsed.value,
    at: yearsOf(part.parsed.value),
  }))
  const distinct = dates.filter(({ value }, index) => dates.findIndex((other) => other.value === value) === index)
  const codes = pieces.filter(({ text }) => isKnownState(text.trim()) && text.trim().length === 3)
  const found: (readonly [DocumentField, ReadPart])[] = [
    ...inOrder(distinct, today).map(([field, { part }]) => [field, part] as const),
    ...only(
      partsOf(
        pieces.filter(({ text }) => text.length <= 3),
        parseGender,
        today,
      ),
    ).map((part) => ['gender', part] as const),
    ...only(partsOf(codes, parseNationality, today)).map((part) => ['nationality', part] as const),
  ]
  const contradicts = told.some(({ field, value }) =>
    found.some(([own, { parsed }]) => own === field && field.endsWith('_date') && parsed.value !== value),
  )
  return found
    .filter(
      ([field]) => !told.some((candidate) => candidate.field === field) && !(contradicts && field.endsWith('_date')),
    )
    .map(([field, part]) => {
      const candidate = printCandidate(field, [part], 1)
      return { ...candidate, confidence: candidate.confidence * UNLABELLED }
    })
}
