import type { Parser } from './parsed-value.js'

const portuguese = 'ÁÂÃÀÉÊÍÓÔÕÚÇ'

/** What a letter with a mark that Portuguese does not have most likely is: small tildes look like two dots. */
const meant: Readonly<Record<string, string>> = {
  Ä: 'Ã',
  Å: 'Ã',
  Ë: 'Ê',
  Ö: 'Õ',
  Ő: 'Õ',
  Ü: 'Ú',
  È: 'É',
  Ò: 'Ó',
  Ì: 'Í',
}

/** Small tildes look like any mark: JOÁO, SIMÓES and MAGALHÁES end as no word does. Short GÓES, PÁES and MORÁES are surnames. */
const nasalEndings = [
  [/[ÁÀÂ](?=O(?!\p{L}))/gu, 'Ã'],
  [/(?<=\p{L}{5})[ÁÀÂ](?=ES(?!\p{L}))/gu, 'Ã'],
  [/(?<=\p{L}{2})[ÓÔ](?=ES(?!\p{L}))/gu, 'Õ'],
] as const

const spellEndings = (value: string): string =>
  nasalEndings.reduce((text, [ending, letter]) => text.replace(ending, letter), value)

const spellLetter = (letter: string): string => {
  if (portuguese.includes(letter)) return letter
  return meant[letter] ?? letter.normalize('NFD')[0] ?? letter
}

/** On cards in Portuguese, small accents that were taken for other marks are read as the Portuguese ones. */
export const spellPortuguese =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && { ...parsed, value: spellEndings([...parsed.value].map(spellLetter).join('')) }
  }
