import type { PrintedLine } from '../../evidence/printed-line.js'
import type { DocumentField } from '../../fields/document-field.js'
import { readMonth } from '../../parse/months.js'
import type { AskedField } from '../ask/asked-field.js'
import type { Hit } from './label-hits.js'
import type { SpottedLine } from './spot-labels.js'

/** EU directive 2006/126, annex I, and ISO/IEC 18013-1: what the numbers on driving licences mean. */
export const onLicences: Readonly<Record<string, DocumentField>> = {
  1: 'surnames',
  2: 'names',
  3: 'birth_date',
  '4A': 'issuing_date',
  '4B': 'expiration_date',
  '4D': 'document_number',
  5: 'document_number',
}

/** A number that opens a line or stands within one: with its letter or stop, or bare before a word, a date or a long number. */
const NUMBER =
  /(?:^|(?<=\s))(?:(\d[a-e])[.)]?|(\d{1,2})[.)]|(\d{1,2})(?=\s+\p{L}{3})|^(\d{1,2})(?=\s+(?:\p{L}|\d{1,2}[./-]\d|\d{5})))(?=\s+\S)/giu

/** The day or the month of a date with blanks is no field of its own: 12 MAR 1990, 12 03 1990, 11. 03. 1976. */
const DATE = /^(?:\d{1,2}[.\s]\s*)?(?:\d{1,2}|(\p{L}{3,})\.?)[.\s]\s*(?:19|20)\d{2}(?!\d)/u

const opensDate = (text: string): boolean => {
  const found = DATE.exec(text)
  return found !== null && (found[1] === undefined || readMonth(found[1]) !== null)
}

const numbersIn = ({ text }: PrintedLine) =>
  [...text.matchAll(NUMBER)].flatMap(({ index, 0: all, 1: lettered, 2: stopped, 3: beforeWord, 4: opening }) => {
    const number = (lettered ?? stopped ?? beforeWord ?? opening!).toUpperCase()
    const isBare = lettered === undefined && stopped === undefined
    return opensDate(text.slice(index)) ? [] : [{ number, isBare, from: index, to: index + all.length }]
  })

/** What stands behind it is an address: bare numbers from there on are those of houses, not of names. */
const ADDRESS = '8'
const onHouses = ['1', '2']

/** So many different numbers, 4a or 4b among them, make a driving licence; lines are numbered on other cards too. */
const LEAST_NUMBERS = 3

/** The numbers that a driving licence has for labels, by their lines: those of fields that no word labels. */
export const numberLabels = (
  lines: readonly PrintedLine[],
  asked: readonly AskedField[],
  spotted: readonly SpottedLine[],
): ReadonlyMap<PrintedLine, readonly Hit[]> => {
  const found = lines.map((line) => ({ line, numbers: numbersIn(line) }))
  const seen = new Set(found.flatMap(({ numbers }) => numbers.map(({ number }) => number)))
  const meant = [...seen].filter((number) => number in onLicences)
  if (meant.length < LEAST_NUMBERS || !(seen.has('4A') || seen.has('4B'))) return new Map()
  // In the United States 4d is the licence's number and 5 a discriminator; elsewhere 5 is the licence's, and 4d its holder's.
  const isAmerican = found.some(({ line, numbers }) =>
    numbers.some(({ number, to }) => number === '5' && /^\s*DD\b/.test(line.text.slice(to))),
  )
  const unused = isAmerican ? '5' : seen.has('5') ? '4D' : null
  const inWords = new Set(spotted.flatMap(({ labels }) => labels.map((label) => label.asked?.field)))
  const fieldOf = (number: string) =>
    asked.find(
      ({ field, part }) => number !== unused && field === onLicences[number] && part === 0 && !inWords.has(field),
    ) ?? null
  const address = found.findIndex(({ numbers }) => numbers.some(({ number }) => number === ADDRESS))
  const isOnHouse = ({ number, isBare }: { number: string; isBare: boolean }, at: number) =>
    address >= 0 && at >= address && isBare && onHouses.includes(number)
  return new Map(
    found.map(({ line, numbers }, at) => [
      line,
      numbers
        .filter((one) => !isOnHouse(one, at))
        .map(({ number, from, to }): Hit => {
          const field = fieldOf(number)
          return { from, to, asked: field, key: null, rank: 0, quality: 1, length: 1, cost: 0, weight: 1 }
        }),
    ]),
  )
}
