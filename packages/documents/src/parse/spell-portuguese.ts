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

/**
 * Small tildes look like any mark: JOÁO, SIMÓES and MAGALHÁES end as no word does. Short GÓES, PÁES and MORÁES are surnames. An O has
 * a tilde before E alone: SÕNIA is SÔNIA.
 */
const tildes = [
  [/[ÁÀÂ](?=O(?!\p{L}))/gu, 'Ã'],
  [/(?<=\p{L}{5})[ÁÀÂ](?=ES(?!\p{L}))/gu, 'Ã'],
  [/(?<=\p{L}{2})[ÓÔ](?=ES(?!\p{L}))/gu, 'Õ'],
  [/Õ(?!E)/gu, 'Ô'],
] as const

const spellTildes = (value: string): string =>
  tildes.reduce((text, [misread, letter]) => text.replace(misread, letter), value)

const spellLetter = (letter: string): string => {
  if (portuguese.includes(letter)) return letter
  return meant[letter] ?? letter.normalize('NFD')[0] ?? letter
}

/** On cards in Portuguese, small accents that were taken for other marks are read as the Portuguese ones. */
export const spellPortuguese =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && { ...parsed, value: spellTildes([...parsed.value].map(spellLetter).join('')) }
  }
