import type { Parser } from './parsed-value.js'
import { asLetter } from './read-as.js'

/** A digit between letters, or at a word's end, is a misread letter: places are words. */
const readAsLetters = (text: string): string =>
  text.replace(/[\p{L}\d]+/gu, (word) => {
    const letters = [...word].filter((character) => /\p{L}/u.test(character)).length
    return letters >= 2 && letters >= word.length - Math.max(1, Math.floor(word.length / 4))
      ? [...word].map((character) => asLetter(character) ?? character).join('')
      : word
  })

/** As printed, upper case, single blanks. */
export const parseText: Parser = (text) => {
  const kept = [...readAsLetters(text)]
    .map((character, from) => ({ character, from }))
    .filter(({ character }, index, all) => character !== ' ' || (index > 0 && all[index - 1]!.character !== ' '))
  const wasted = /[\s,;:·/|-]/
  while (kept.length > 0 && wasted.test(kept.at(-1)!.character)) kept.pop()
  while (kept.length > 0 && wasted.test(kept[0]!.character)) kept.shift()
  const letters = kept.filter(({ character }) => /\p{L}/u.test(character)).length
  if (letters < 2 || letters / kept.length < 0.4) return null
  const upper = kept.flatMap(({ character, from }) => [...character.toUpperCase()].map((one) => ({ one, from })))
  return { value: upper.map(({ one }) => one).join(''), from: upper.map(({ from }) => from), fit: 1 }
}
