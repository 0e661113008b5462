import type { ParsedValue, Parser } from './parsed-value.js'
import { asLetter } from './read-as.js'

const MIN_LETTER_SHARE = 0.7

/** Marks that stand within names. */
const within = /[ '’.-]/

/** A comma and a cedilla under a letter are one mark in print, and the fonts of documents have the cedilla: readers guess. */
const withCedilla: Readonly<Record<string, string>> = { Ș: 'Ş', Ț: 'Ţ' }

/** Upper case with accents; digits among letters are misread letters; leading numbers such as (1) are dropped. */
export const parseName: Parser = (text): ParsedValue | null => {
  const characters = [...text]
  const letters = characters.filter((character) => /\p{L}/u.test(character)).length
  const solid = characters.filter((character) => character !== ' ').length
  if (letters < 2 || letters / solid < MIN_LETTER_SHARE) return null
  const kept: { character: string; from: number }[] = []
  let changed = 0
  for (const [from, character] of characters.entries()) {
    if (/\p{L}/u.test(character) || within.test(character)) kept.push({ character, from })
    else {
      const besideLetter = [characters[from - 1], characters[from + 1]].some((near) => near && /\p{L}/u.test(near))
      const letter = besideLetter ? asLetter(character) : null
      changed += 1
      if (letter) kept.push({ character: letter, from })
      else if (character !== ',' && kept.at(-1)?.character !== ' ') kept.push({ character: ' ', from })
      else if (character === ',') kept.push({ character: ' ', from })
    }
  }
  const tidy = kept.filter(({ character }, index) => character !== ' ' || kept[index - 1]?.character !== ' ')
  while (tidy.length > 0 && !/\p{L}/u.test(tidy[0]!.character)) tidy.shift()
  while (tidy.length > 0 && !/\p{L}/u.test(tidy.at(-1)!.character)) tidy.pop()
  // Upper case may have more characters than lower (ß): each keeps its place.
  const upper = tidy.flatMap(({ character, from }) =>
    [...character.toUpperCase()].map((one) => ({ one: withCedilla[one] ?? one, from })),
  )
  if (upper.length < 2) return null
  return {
    value: upper.map(({ one }) => one).join(''),
    from: upper.map(({ from }) => from),
    fit: 1 - changed / solid,
  }
}
