import { expect, test } from 'vitest'
import { type Print, printLines } from '../../testing/print-lines.js'
import type { Page } from '../page/page.js'
import { wholeLine } from '../page/piece.js'
import { otherScript } from './other-script.js'

/** Which lines of a page are found to be in another script, and which are their Latin spellings. */
const find = (...texts: readonly string[]) => {
  const prints = texts.map((text, at): Print => [text, 33, 10 + 5 * at, 4])
  const page: Page = { aspect: 1.586, labels: [], told: [], values: printLines(prints).flatMap(wholeLine) }
  const { native, nativeOf } = otherScript(page)
  return { native: [...native].map(({ text }) => text), latin: [...nativeOf.keys()].map(({ text }) => text) }
}

test.each([
  ['Cyrillic', 'CTOMAHOBMLI', 'STOJANOVIC'],
  ['Cyrillic, its first letter misread', 'TETPOB', 'PETROV'],
  ['Cyrillic, two words', 'OKCAHA HATA/1MA', 'OKSANA NATALIA'],
  ['Greek', 'BAAXOE', 'VLACHOS'],
  ['Greek, two words', 'KAPATIANNHE', 'KARAGIANNIS'],
])('%s: the line that spells the name in Latin letters is known', (_, native, latin) => {
  expect(find(native, latin)).toEqual({ native: [native], latin: [latin] })
  expect(find(latin, native)).toEqual({ native: [native], latin: [latin] })
})

test.each([
  ['two names', 'GARCÍA', 'PEREZ'],
  ['a name twice', 'PETROV', 'PETROV'],
  ['a name of one family', 'PETROVA', 'PETROV'],
  ['a surname and given names', 'DE LUCA', 'GABRIELE TOMMASO'],
  ['a name and a town', 'MARTINEZ', 'MARACAIBO'],
  ['two short names', 'LASS', 'AARNE'],
  ['two more', 'AJETI', 'AGON'],
])('%s in Latin letters are no spellings of each other', (_, one, other) => {
  expect(find(one, other)).toEqual({ native: [], latin: [] })
})

test('lines far apart are not compared', () => {
  expect(find('TETPOB', 'A', 'B', 'C', 'D', 'E', 'F', 'PETROV').native).toEqual([])
})
