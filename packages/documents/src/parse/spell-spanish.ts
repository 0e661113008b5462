import type { ParsedValue, Parser } from './parsed-value.js'

const ACUTE = '\u0301'
/** Spanish as Latin America writes it, with the cedilla of Portuguese surnames; in Spain also the graves of Catalan names. */
const american = 'ÁÉÍÓÚÑÇ'
const european = `${american}ÀÈÒ`

/** The diaeresis stands in güe and güi; in gua and guo the U has no mark. */
const besideG = (after = ''): string => (/[EÉIÍ]/.test(after) ? 'Ü' : /[AÁOÓ]/.test(after) ? 'U' : 'Ú')

/** A vowel with a mark that is not `known` has an acute, an N a tilde, any other letter none. */
const spellLetter = (known: string, letter: string, before: string | undefined, after: string | undefined): string => {
  if ((letter === 'Ü' || letter === 'Ú') && before === 'G') return besideG(after)
  if (letter === 'Ü') return 'Ú'
  const [base = letter, ...marks] = letter.normalize('NFD')
  if (marks.length === 0 || known.includes(letter)) return letter
  if (base === 'N') return 'Ñ'
  return 'AEIOU'.includes(base) ? (base + ACUTE).normalize('NFC') : base
}

/** No word begins with a consonant twice but for LL: the reader saw it twice. */
const isSeenTwice = (letter: string, index: number, all: readonly string[]): boolean =>
  letter === all[index + 1] &&
  !/[AEIOUL]/.test(letter) &&
  /\p{L}/u.test(letter) &&
  !/\p{L}/u.test(all[index - 1] ?? ' ')

const spell = (known: string, { value, from, ...parsed }: ParsedValue): ParsedValue => {
  const letters = [...value]
  const kept = letters.flatMap((letter, index) => (isSeenTwice(letter, index, letters) ? [] : [index]))
  const spelt = letters.map((letter, index) => spellLetter(known, letter, letters[index - 1], letters[index + 1]))
  return { ...parsed, value: kept.map((at) => spelt[at]).join(''), from: kept.map((at) => from[at]!) }
}

const spelling =
  (known: string) =>
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && spell(known, parsed)
  }

/** On cards in Spanish, small accents that were taken for other marks are read as the Spanish ones; doubled first letters as one. */
export const spellSpanish = spelling(european)

/** The same where nobody writes a grave: ANDRÈS is ANDRÉS. */
export const spellAmericanSpanish = spelling(american)
