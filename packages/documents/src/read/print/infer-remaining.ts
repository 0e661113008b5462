import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { isSexWord } from '../../parse/parse-gender.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'
import { MAX_VALID_YEARS } from './infer-dates.js'
import type { Page } from './page.js'
import { meanSureness, type Piece, runsOfWords } from './piece.js'
import { placeValue } from './place-value.js'
import { printCandidate, type ReadPart } from './print-candidate.js'
import { yearsOf } from './read-dates.js'

/** What stands alone must be read this surely: marks and scraps of patterns read as letters, but not surely. */
const CLEAR = 0.9

/** Only two letters are meant, and look nothing alike: what is left of the doubt is for letters that are not. */
const ONE_OF_TWO = 0.35

/** As `placeValue` has it: in the row and next to it. */
const CLOSE_BY = 0.7

/** Worth less than a label. */
const SCORE = 0.5

/** A label read worse than this may be another's. */
const LEGIBLE = 0.75

/** Fewer digits are a height, a year or a section. */
const MIN_DIGITS = 6

/** As they follow each other in a life. */
const dateFields: readonly DocumentField[] = ['birth_date', 'issuing_date', 'expiration_date']

const readAs = ({ parse, context }: AskedField, pieces: readonly Piece[], clear: number = CLEAR): ReadPart[] =>
  pieces.flatMap((piece) => {
    const parsed = meanSureness(piece) >= clear ? parse(piece.text, context) : null
    return parsed && parsed.fit >= CLEAR ? [{ piece, parsed }] : []
  })

/** Long words may have a letter misread: AASCULINO. */
const LONG = 8

/** Perhaps with a dot. */
const isLetter = ({ text }: Piece) => text.length <= 2 && plainText(text).length === 1

const isSexAlone = (piece: Piece) =>
  isLetter(piece) || isSexWord(plainText(piece.text)) || plainText(piece.text).length >= LONG

/** The one letter or word for a sex that stands alone, or else the one behind what is left of a label: S6O F. */
const inferGender = (gender: AskedField, free: readonly Piece[], aspect: number): Candidate[] => {
  const letters = readAs(gender, free.filter(isSexAlone))
  if (letters.length > 0) return letters.length === 1 ? [printCandidate('gender', letters, SCORE)] : []
  const beside = free.filter((piece) => isLetter(piece) && isBesideUnread(piece, gender, free, aspect))
  const [first, ...more] = readAs(gender, [...free.flatMap(lastOfTwo).filter(isSexAlone), ...beside], ONE_OF_TWO)
  const isOne = first && more.every(({ parsed }) => parsed.value === first.parsed.value)
  return isOne ? [printCandidate('gender', [first], SCORE)] : []
}

/** Right behind or under a line that was hardly read, as its label would be. */
const isBesideUnread = ({ box }: Piece, { placements }: AskedField, free: readonly Piece[], aspect: number): boolean =>
  free.some(
    (label) =>
      label.text.length > 1 &&
      meanSureness(label) < CLEAR &&
      placements.some((where) => placeValue(label.box, box, where, aspect) >= CLOSE_BY),
  )

/** Of a line of two words the last. */
const lastOfTwo = (piece: Piece): readonly Piece[] => {
  const words = runsOfWords(piece).filter(({ text }) => !text.includes(' '))
  return words.length === 2 ? words.slice(1) : []
}

/** The one number of its own form that is left, where it has many digits; what reads as a date is none. */
const inferNumber = (number: AskedField, dates: AskedField | undefined, free: readonly Piece[]): Candidate[] => {
  // No number has a slash: what has one is a date, however misread.
  const isDate = ({ text }: Piece) =>
    dates !== undefined && (text.includes('/') || dates.parse(text, dates.context) !== null)
  const numbers = readAs(
    number,
    free.filter((piece) => piece.text.replace(/\D/g, '').length >= MIN_DIGITS && !isDate(piece)),
  )
  return numbers.length === 1 ? [printCandidate('document_number', numbers, SCORE)] : []
}

/** Birth before issue before expiry, and the last two no further apart than any document is valid. */
const isLife = (dates: ReadonlyMap<DocumentField, string>, today: Date): boolean => {
  const at = dateFields.flatMap((field) => (dates.has(field) ? [yearsOf(dates.get(field)!)] : []))
  const [birth, issue, expiry] = dateFields.map((field) => (dates.has(field) ? yearsOf(dates.get(field)!) : null))
  const now = today.getUTCFullYear() + 1
  if (at.some((one, index) => index > 0 && one <= at[index - 1]!)) return false
  if ((birth ?? 0) > now || (issue ?? 0) > now) return false
  return issue == null || expiry == null || expiry - issue <= MAX_VALID_YEARS
}

/** The date alone, where what is left of its label stands before it on the line. */
const withoutLabel = (piece: Piece, { parse, context }: AskedField): Piece => {
  const [first] = runsOfWords(piece)
    .filter(({ to, text }) => to === piece.to && parse(text, context) !== null)
    .sort((a, b) => a.text.length - b.text.length)
  return first ?? piece
}

/** As many dates as date fields are left: each is the field whose turn it is. */
const inferDates = (
  left: readonly AskedField[],
  known: Candidates,
  free: readonly Piece[],
  today: Date,
): Candidate[] => {
  const asked = dateFields.flatMap((field) => left.filter((one) => one.field === field))
  if (asked.length === 0) return []
  const dates = readAs(
    asked[0]!,
    free.map((piece) => withoutLabel(piece, asked[0]!)),
  )
  const inOrder = [...dates].sort((a, b) => yearsOf(a.parsed.value) - yearsOf(b.parsed.value))
  const life = new Map(known.map(({ field, value }) => [field, value]))
  for (const [index, { field }] of asked.entries()) life.set(field, inOrder[index]?.parsed.value ?? '')
  if (dates.length !== asked.length || !isLife(life, today)) return []
  return asked.map(({ field }, index) => printCandidate(field, [inOrder[index]!], SCORE))
}

/**
 * What a side of a known document prints though its label could not be read, told by elimination: the one letter or word for a
 * sex that is left, the one number, and as many dates as are missing. `known` is what print, zones and codes say; the page holds what nobody has
 * taken.
 */
export const inferRemaining = (
  asked: readonly AskedField[],
  known: Candidates,
  { values: free, labels, aspect }: Pick<Page, 'values' | 'labels' | 'aspect'>,
  today: Date,
): Candidate[] => {
  const left = asked.filter(({ field }) => !known.some((candidate) => candidate.field === field))
  // A value whose label was read stands beside it, and could not be read: what is left is another's.
  const isLabelled = (one: AskedField) => labels.some(({ asked: own, quality }) => own === one && quality >= LEGIBLE)
  const unlabelled = left.filter((one) => !isLabelled(one))
  const gender = left.find(({ field }) => field === 'gender')
  const number = unlabelled.find(({ field, isShort }) => field === 'document_number' && isShort)
  const dates = asked.find(({ field }) => dateFields.includes(field))
  return [
    ...(gender ? inferGender(gender, free, aspect) : []),
    ...(number ? inferNumber(number, dates, free) : []),
    ...inferDates(unlabelled, known, free, today),
  ]
}
