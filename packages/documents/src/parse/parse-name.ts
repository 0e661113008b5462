import type { ParsedValue, Parser } from './parsed-value.js'
import { asLetter } from './read-as.js'

/** Of all but blanks: with fewer letters a text is no name. */
const MIN_LETTER_SHARE = 0.7

/** Marks that stand within names. */
const within = /[ '’.-]/

/** A comma and a cedilla under a letter are one mark in print, and the fonts of documents have the cedilla: readers guess. */
const withCedilla: Readonly<Record<string, string>> = { Ș: 'Ş', Ț: 'Ţ' }

/** A digit stands beside a letter also where an apostrophe is between them: 0’BRIEN. */
const isApostrophe = (character: string | undefined) => character === "'" || character === '’'
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

/** Upper case with accents; digits beside letters are misread letters; anything else, such as the (1) before a name, parts words. */
export const parseName: Parser = (text): ParsedValue | null => {
  const characters = [...text]
  const letters = characters.filter(isLetter).length
  const solid = characters.filter((character) => character !== ' ').length
  if (letters < 2 || letters / solid < MIN_LETTER_SHARE) return null
  let changed = 0
  const kept = characters.map((character, from) => {
    if (isLetter(character) || within.test(character)) return { character, from }
    changed += 1
    const isBesideLetter =
      isLetter(characters[from - 1]) || isLetter(characters[from + (isApostrophe(characters[from + 1]) ? 2 : 1)])
    return { character: (isBesideLetter && asLetter(character)) || ' ', from }
  })
  const tidy = kept.filter(({ character }, index) => character !== ' ' || kept[index - 1]?.character !== ' ')
  const first = tidy.findIndex(({ character }) => isLetter(character))
  const last = tidy.findLastIndex(({ character }) => isLetter(character))
  // Upper case may have more characters than lower (ß): each keeps its place.
  const upper = tidy
    .slice(first, last + 1)
    .flatMap(({ character, from }) =>
      [...character.toUpperCase()].map((one) => ({ one: withCedilla[one] ?? one, from })),
    )
  return {
    value: upper.map(({ one }) => one).join(''),
    from: upper.map(({ from }) => from),
    fit: 1 - changed / solid,
  }
}
