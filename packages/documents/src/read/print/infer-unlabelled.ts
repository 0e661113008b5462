import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { isKnownState } from '../../mrz/states/read-state.js'
import { parsePrintedDate } from '../../parse/parse-date.js'
import { parseGender } from '../../parse/parse-gender.js'
import { parseNationality } from '../../parse/parse-nationality.js'
import type { Parser } from '../../parse/parsed-value.js'
import { inferBirthPlace } from './infer-birth-place.js'
import { datesInOrder, issueBetween, yearsOf } from './infer-dates.js'
import type { Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

/** How much is left of the confidence where no label says what a value is. */
const UNLABELLED = 0.6

const partsOf = (pieces: readonly Piece[], parse: Parser, today: Date): ReadPart[] =>
  pieces.flatMap((piece) => {
    const parsed = parse(piece.text, { today, dateKind: 'birth' })
    return parsed && parsed.fit >= 0.9 ? [{ piece, parsed }] : []
  })

const only = (parts: readonly ReadPart[]): ReadPart[] => (parts.length === 1 ? [...parts] : [])

/** Pieces of one side that may be values. */
export interface Unlabelled {
  readonly kind: SideEvidence['kind']
  readonly values: readonly Piece[]
  /** Those of them that no field has claimed. */
  readonly free: readonly Piece[]
}

/**
 * What can be told from values alone where labels could not be read: dates by their order, a sex or a state's code that
 * stands alone, a passport's place of birth. Names and numbers are never guessed. `labelled` is what print told by labels,
 * `told` what zones and codes say.
 */
export const inferUnlabelled = (
  { kind, values, free }: Unlabelled,
  labelled: Candidates,
  told: Candidates,
  today: Date,
): Candidate[] => {
  const dates = partsOf(values, parsePrintedDate, today).map((part) => ({
    part,
    value: part.parsed.value,
    at: yearsOf(part.parsed.value),
  }))
  const distinct = dates.filter(({ value }, index) => dates.findIndex((other) => other.value === value) === index)
  const codes = values.filter(({ text }) => isKnownState(text.trim()) && text.trim().length === 3)
  const genders = partsOf(
    values.filter(({ text }) => text.length <= 3),
    parseGender,
    today,
  )
  const place = kind === 'passport' ? inferBirthPlace(free, labelled, today) : null
  const ordered = datesInOrder(distinct, today).map(([field, { part }]) => [field, part] as const)
  const contradicts = labelled.some(({ field, value }) =>
    ordered.some(([own, { parsed }]) => own === field && parsed.value !== value),
  )
  const found: (readonly [DocumentField, ReadPart])[] = [
    ...issueBetween(distinct, told).map(([field, { part }]) => [field, part] as const),
    ...(contradicts ? [] : ordered),
    ...only(genders).map((part) => ['gender', part] as const),
    ...only(partsOf(codes, parseNationality, today)).map((part) => ['nationality', part] as const),
    ...(place ? [['place_of_birth', place] as const] : []),
  ]
  const first = found.filter(([field], index) => found.findIndex(([other]) => other === field) === index)
  return first
    .filter(([field]) => !labelled.some((candidate) => candidate.field === field))
    .map(([field, part]) => {
      const candidate = printCandidate(field, [part], 1)
      return { ...candidate, confidence: candidate.confidence * UNLABELLED }
    })
}
