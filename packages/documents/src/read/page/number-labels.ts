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
  '5A': 'document_number',
}

/** A number that opens a line; within one it has its letter or its stop, or a word behind it. */
const NUMBER =
  /(?:^(\d{1,2}[a-e]?)[.)]?|(?<=\s)(?:(\d[a-e])[.)]?|(\d{1,2})[.)]|(\d{1,2})(?=\s+(\p{L}{3,}))))(?=\s+\S)/giu

const numbersIn = ({ text }: PrintedLine) =>
  [...text.matchAll(NUMBER)].flatMap(({ index, 0: all, 1: first, 2: lettered, 3: stopped, 4: bare, 5: word }) => {
    const number = first ?? lettered ?? stopped ?? bare!
    // 12 MAR 1990 is no field of its own.
    const isDay = word !== undefined && readMonth(word) !== null
    return isDay ? [] : [{ number: number.toUpperCase(), from: index, to: index + all.length }]
  })

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
  const inWords = new Set(spotted.flatMap(({ labels }) => labels.map((label) => label.asked?.field)))
  const fieldOf = (number: string) => {
    // Where a licence has both, 4d is its holder's number.
    const own = number === '4D' && seen.has('5') ? undefined : onLicences[number]
    return asked.find(({ field, part }) => field === own && part === 0 && !inWords.has(field)) ?? null
  }
  return new Map(
    found.map(({ line, numbers }) => [
      line,
      numbers.map(({ number, from, to }): Hit => {
        const field = fieldOf(number)
        return { from, to, asked: field, key: null, rank: 0, quality: 1, length: 1, cost: 0, weight: 1 }
      }),
    ]),
  )
}
