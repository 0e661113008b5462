import type { Parser } from './parsed-value.js'

/** Marks that Spanish does not have and the one that stands there; graves stay, for Catalan and Galician names. */
const letters: Readonly<Record<string, string>> = {
  Â: 'Á',
  Ã: 'Á',
  Ä: 'Á',
  Å: 'Á',
  Ê: 'É',
  Ë: 'É',
  Î: 'Í',
  Ô: 'Ó',
  Õ: 'Ó',
  Ö: 'Ó',
  Û: 'Ú',
}

const spell = (value: string): string =>
  [...value]
    .map((letter, index, all) => {
      // The diaeresis is Spanish only in güe and güi.
      if (letter === 'Ü') return all[index - 1] === 'G' && /[EÉIÍ]/.test(all[index + 1] ?? '') ? letter : 'Ú'
      return letters[letter] ?? letter
    })
    .join('')

/** On cards in Spanish, small accents that were taken for other marks are read as the Spanish ones. */
export const spellSpanish =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && { ...parsed, value: spell(parsed.value) }
  }
