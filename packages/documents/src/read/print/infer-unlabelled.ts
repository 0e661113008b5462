import type { Box } from '../../evidence/printed-line.js'
import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { isKnownState } from '../../mrz/states/read-state.js'
import { parseGender } from '../../parse/parse-gender.js'
import { parseNationality } from '../../parse/parse-nationality.js'
import { parseText } from '../../parse/parse-text.js'
import type { Parser } from '../../parse/parsed-value.js'
import { areWholeYearsApart, datesInOrder, issueBetween, UNLABELLED } from './infer-dates.js'
import { inferNumber } from './infer-number.js'
import type { Page } from './page.js'
import { meanSureness, type Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'
import { readDates, yearsOf } from './read-dates.js'

/** Mean sureness of letters that are print and not a pattern. */
const CLEAR = 0.75

/** Values are set in one size; headings and labels are not. */
const SAME_SIZE = { least: 0.7, most: 1.4 } as const

/** Of a place's name. */
const MIN_LETTERS = 3

const height = ({ top, bottom }: Box) => bottom - top
const middle = ({ top, bottom }: Box) => (top + bottom) / 2

/**
 * ICAO 9303-4 §4.1: the place of birth stands after the date of birth and before or beside the dates of issue and expiry; the
 * authority comes later. Of words in that place, the first in reading order, where no label says more.
 */
const inferBirthPlace = (free: readonly Piece[], labelled: Candidates, today: Date): ReadPart | null => {
  const boxOf = (name: string) => labelled.find(({ field }) => field === name)?.box
  const [birth, expiry] = [boxOf('birth_date'), boxOf('expiration_date')]
  if (!birth || !expiry) return null
  const row = height(birth) / 2
  const [found] = free
    .filter(({ box }) => {
      const size = height(box) / height(birth)
      const isBelow = middle(box) > middle(birth) + row
      const isBeside = Math.abs(middle(box) - middle(birth)) <= row && box.left > birth.right
      return (
        size > SAME_SIZE.least && size < SAME_SIZE.most && (isBelow || isBeside) && middle(box) < middle(expiry) + row
      )
    })
    .sort((a, b) => (Math.abs(middle(a.box) - middle(b.box)) <= row ? a.box.left - b.box.left : a.box.top - b.box.top))
    .flatMap((piece): ReadPart[] => {
      const parsed = parseText(piece.text, { today, dateKind: 'birth' })
      const letters = piece.text.replace(/[^\p{L}]/gu, '').length
      const isState = (parseNationality(piece.text, { today, dateKind: 'birth' })?.fit ?? 0) >= 0.9
      const isWords = letters >= MIN_LETTERS && !/\d/.test(piece.text) && meanSureness(piece) >= CLEAR
      return parsed && isWords && !isState ? [{ piece, parsed }] : []
    })
  return found ?? null
}

/** Whole years before the expiry that a zone tells: next to certainly the issue. */
const ANNIVERSARY = 0.9

const partsOf = (pieces: readonly Piece[], parse: Parser, today: Date): ReadPart[] =>
  pieces.flatMap((piece) => {
    const parsed = parse(piece.text, { today, dateKind: 'birth' })
    return parsed && parsed.fit >= 0.9 ? [{ piece, parsed }] : []
  })

const only = (parts: readonly ReadPart[]): ReadPart[] => (parts.length === 1 ? [...parts] : [])

/** The rest of a line that begins with a label does not stand alone. */
const isWholeLine = ({ line, text }: Piece) => line.text.trim() === text

/** What stands before a label belongs to it: the F. of F. NACIMIENTO is no sex. */
const endsLine = ({ line, to }: Piece) => line.text.slice(to).trim() === ''

const holder: readonly DocumentField[] = ['names', 'surnames', 'birth_date']

/** Pieces of one side that may be values. */
export interface Unlabelled {
  readonly kind: SideEvidence['kind']
  readonly page: Page
  /** Values that no field has claimed. */
  readonly free: readonly Piece[]
}

/**
 * What can be told from values alone where labels could not be read: dates by their order, a sex or a state's code that
 * stands alone, a number behind its sign or the only one there is, a passport's place of birth. Names are never guessed.
 * `labelled` is what print told by labels.
 */
export const inferUnlabelled = ({ kind, page, free }: Unlabelled, labelled: Candidates, today: Date): Candidate[] => {
  const { values, told } = page
  const dates = readDates(values, today)
  const codes = values.filter((piece) => isWholeLine(piece) && isKnownState(piece.text) && piece.text.length === 3)
  const genders = partsOf(
    values.filter((piece) => piece.text.length <= 3 && endsLine(piece)),
    parseGender,
    today,
  )
  const place = kind === 'passport' ? inferBirthPlace(free.filter(isWholeLine), labelled, today) : null
  // Numbers on a side that says nothing of its holder are the card's, the maker's, a file's.
  const tellsHolder = labelled.some(({ field }) => holder.includes(field))
  const isTold = told.some(({ field }) => field === 'document_number')
  const number = kind === 'card' && tellsHolder && !isTold ? inferNumber(free, page) : null
  const ordered = datesInOrder(dates, today).map(([field, { part }]) => [field, part] as const)
  const contradicts = labelled.some(({ field, value }) =>
    ordered.some(([own, { parsed }]) => own === field && parsed.value !== value),
  )
  const found: (readonly [DocumentField, ReadPart])[] = [
    ...issueBetween(dates, told).map(([field, { part }]) => [field, part] as const),
    ...(contradicts ? [] : ordered),
    ...only(genders).map((part) => ['gender', part] as const),
    ...only(partsOf(codes, parseNationality, today)).map((part) => ['nationality', part] as const),
    ...(place ? [['place_of_birth', place] as const] : []),
    ...(number ? [['document_number', number] as const] : []),
  ]
  const first = found.filter(([field], index) => found.findIndex(([other]) => other === field) === index)
  return first
    .filter(([field]) => !labelled.some((candidate) => candidate.field === field))
    .map(([field, part]) => {
      const candidate = printCandidate(field, [part], 1)
      const left = field === 'issuing_date' && isAnniversary(candidate.value, told) ? ANNIVERSARY : UNLABELLED
      return { ...candidate, confidence: candidate.confidence * left }
    })
}

const isAnniversary = (issue: string, told: Candidates): boolean => {
  const expiry = told.find(({ field }) => field === 'expiration_date')?.value
  return expiry !== undefined && areWholeYearsApart({ at: yearsOf(issue) }, { at: yearsOf(expiry) })
}
