import { expect, it } from 'vitest'
import { joinReadTwice } from './join-read-twice.js'

/** Characters with the steps between their middles; '?' before one that was hardly read. */
const lineOf = (text: string, advances: readonly number[]) => {
  let at = 0
  return [...text.replaceAll('?', '')].map((character, index) => {
    if (index > 0) at += advances[index - 1]!
    const confidence = text[text.indexOf(character) - 1] === '?' ? 0.6 : 0.99
    return { character, confidence, from: at, to: at + 1 }
  })
}
const textOf = (text: string, advances: readonly number[]) =>
  joinReadTwice(lineOf(text, advances))
    .map(({ character }) => character)
    .join('')

it.each([
  ['a letter seen twice', 'LLEON', [1.5, 4, 4, 4], 'LEON'],
  ['a digit seen twice', '56336', [4, 4, 2, 4], '5636'],
  ['two letters', 'VILLA', [4, 3, 3, 4], 'VILLA'],
  ['two digits', '51336', [4, 4, 4, 4], '51336'],
  ['narrow letters', 'Carrillo', [4, 4, 3, 3, 2.5, 2, 3], 'Carrillo'],
  ['two words', 'LOS  X', [4, 4, 2, 1, 4], 'LOS  X'],
  ['a hardly read one, a little farther', 'SIL?VVA', [4, 3, 4, 2.6, 4], 'SILVA'],
])('%s', (_, text, advances, expected) => {
  expect(textOf(text, advances)).toBe(expected)
})
