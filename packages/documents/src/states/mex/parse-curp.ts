import { fitPattern } from '../../parse/fit-pattern.js'
import type { ParsedValue, Parser } from '../../parse/parsed-value.js'
import { asDigit } from '../../parse/read-as.js'
import { curpHolds } from './numbers.js'

const PATTERN = 'AAAA999999AAAAAAX9'
/** The sex: H, M or X; what looks like one of them is it. */
const SEX = 10
const sexes: Readonly<Record<string, string>> = { H: 'H', M: 'M', X: 'X', N: 'M', W: 'M', K: 'H' }
/** The only place where either kind may stand: a digit for those born before 2000, a letter after. */
const EITHER = PATTERN.indexOf('X')
const alike: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['1', 'I'],
  ['2', 'Z'],
  ['5', 'S'],
  ['8', 'B'],
]

/** The second letter is a vowel, the first within the first surname, or X (RENAPO): what looks like one. */
const VOWEL = 1
const vowels: Readonly<Record<string, string>> = { L: 'I', J: 'I', D: 'O', Q: 'O', C: 'O', G: 'O', V: 'U', F: 'E' }

const put = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)

/** Nobody is born in the future: two digits beyond today's mean the last century, and so a digit. */
const isBornBefore2000 = (value: string, today: Date) => Number(value.slice(4, 6)) > today.getUTCFullYear() % 100

interface Character {
  readonly character: string
  readonly from: number
}

/** As the form wants it; between look-alikes in the place of either kind, the year or the check digit decides. */
const fit = (characters: readonly Character[], today: Date): ParsedValue | null => {
  const fitted = fitPattern(characters.map(({ character }) => character).join(''), PATTERN)
  const sex = fitted && sexes[fitted.value[SEX]!]
  if (!fitted || !sex) return null
  const read = put(fitted.value, SEX, sex)
  const digit = isBornBefore2000(read, today) ? asDigit(read[EITHER]!) : null
  const value = digit ? put(read, EITHER, digit) : read
  const other = digit ? [] : alike.flatMap(([a, b]) => (value[EITHER] === a ? b : value[EITHER] === b ? a : []))
  const either = [value, ...other.map((one) => put(value, EITHER, one))]
  const vowel = vowels[value[VOWEL]!]
  const readings = vowel ? [...either, ...either.map((one) => put(one, VOWEL, vowel))] : either
  const changed = fitted.changed / PATTERN.length / 2
  return { value: readings.find(curpHolds) ?? value, from: characters.map(({ from }) => from), fit: 1 - changed }
}

/** One character read twice: the key without it, if its check digit says so. */
const fitWithoutOne = (characters: readonly Character[], today: Date): ParsedValue | null => {
  const shorter = characters.flatMap(
    (_, index) =>
      fit(
        characters.filter((__, at) => at !== index),
        today,
      ) ?? [],
  )
  const held = shorter.filter(({ value }) => curpHolds(value))
  return new Set(held.map(({ value }) => value)).size === 1 ? { ...held[0]!, fit: 0.8 } : null
}

/** Mexico's CURP has 18 characters of fixed kinds, wherever in the line it stands. */
export const parseCurp: Parser = (text, { today }) => {
  const solid = [...text]
    .map((character, from) => ({ character, from }))
    .filter(({ character }) => /[\p{L}\d]/u.test(character))
  for (let start = solid.length - PATTERN.length; start >= 0; start--) {
    const fitted = fit(solid.slice(start, start + PATTERN.length), today)
    if (fitted) return fitted
  }
  const longer = solid.length > PATTERN.length ? fitWithoutOne(solid.slice(-PATTERN.length - 1), today) : null
  if (longer) return longer
  // Too few or too many characters: better a doubtful reading than none, a second look may correct it.
  const isClose = Math.abs(solid.length - PATTERN.length) <= 2 && /\d{5}/.test(text)
  const value = solid.map(({ character }) => character.toUpperCase()).join('')
  return isClose ? { value, from: solid.map(({ from }) => from), fit: 0.45 } : null
}
