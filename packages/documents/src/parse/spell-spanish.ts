import type { Parser } from './parsed-value.js'

const ACUTE = '\u0301'
/** Spanish, and the graves of Catalan and Galician names. */
const spanish = 'ÁÉÍÓÚÑÀÈÒÇ'

/** A vowel with a mark that Spanish does not have has an acute, an N a tilde, any other letter none; the diaeresis stands in güe and güi alone. */
const spellLetter = (letter: string, before: string | undefined, after: string | undefined): string => {
  const isDiaeresisPlace = before === 'G' && /[EÉIÍ]/.test(after ?? '')
  if (letter === 'Ü' || letter === 'Ú') return isDiaeresisPlace ? 'Ü' : 'Ú'
  const [base = letter, ...marks] = letter.normalize('NFD')
  if (marks.length === 0 || spanish.includes(letter)) return letter
  if (base === 'N') return 'Ñ'
  return 'AEIOU'.includes(base) ? (base + ACUTE).normalize('NFC') : base
}

const spell = (value: string): string =>
  [...value].map((letter, index, all) => spellLetter(letter, all[index - 1], all[index + 1])).join('')

/** On cards in Spanish, small accents that were taken for other marks are read as the Spanish ones. */
export const spellSpanish =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && { ...parsed, value: spell(parsed.value) }
  }
