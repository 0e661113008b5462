import { describe, expect, it } from 'vitest'
import type { TextBudget } from '../evidence/text-budget.js'
import { side } from '../testing/judge-pictures.js'
import type { Print } from '../testing/print-lines.js'
import { isSameSide } from './is-same-side.js'

const front: readonly Print[] = [
  ['REPÚBLICA DE ARCADIA', 30, 4, 5],
  ['IDENTITY CARD', 30, 11, 4],
  ['SURNAME', 41, 20, 3],
  ['GARCIA SOLER', 41, 24, 4],
  ['GIVEN NAMES', 41, 32, 3],
  ['ANA MARIA', 41, 36, 4],
  ['DATE OF BIRTH', 41, 44, 3],
  ['12.01.1990', 41, 48, 4],
  ['DATE OF EXPIRY', 41, 56, 3],
  ['03.05.2031', 41, 60, 4],
  ['DOCUMENT NO.', 41, 68, 3],
  ['AR4471902', 41, 72, 4],
]

const syllables = ['LO', 'REM', 'IP', 'SUM', 'DOL', 'SIT', 'AMET', 'CON', 'SEC', 'TE']
/** Lines of words that stand on no card. */
const added = (count: number, seed: number): Print[] =>
  Array.from({ length: count }, (_, at) => {
    const syllable = (step: number) => syllables[(seed + at * step + Math.floor(at / 10)) % syllables.length]
    return [[1, 3, 7, 9].map(syllable).join('') + seed * at, 3 + 32 * (at % 3), 2 + at, 1.5]
  })

const spent: TextBudget = { take: () => false }

describe('one front twice, with other print laid over', () => {
  it.each([
    ['neither', 0, 0],
    ['both', 45, 45],
    ['the second', 0, 60],
    ['the second, more', 0, 90],
    ['the first', 75, 0],
  ])('%s', (_, first, second) => {
    const [one, other] = [side([...front, ...added(first, 1)]), side([...front, ...added(second, 2)])]
    expect(isSameSide(one, other)).toBe(true)
    expect(isSameSide(one, other, spent)).toBe(true)
  })

  it('and one shown smaller', () => {
    const shifted = front.map(([text, x, y, height = 4]): Print => [text, 10 + 0.8 * x, 10 + 0.8 * y, 0.8 * height])
    expect(isSameSide(side([...front, ...added(45, 1)]), side([...shifted, ...added(45, 2)]))).toBe(true)
  })

  it('and each of its lines misread, where nothing can be compared any more', () => {
    const misread = front.map(([text, ...place]): Print => [text.replace(/[AEO]/, 'X'), ...place])
    expect(isSameSide(side(front), side(misread), spent)).toBe(true)
  })
})

describe('a back is another side', () => {
  it.each<[string, readonly Print[]]>([
    [
      'that repeats the holder and the number elsewhere',
      [
        ['GARCIA SOLER', 5, 60, 4],
        ['ANA MARIA', 5, 66, 4],
        ['AR4471902', 5, 72, 4],
        ['12.01.1990', 5, 78, 4],
        ['DOMICILE', 5, 10, 3],
      ],
    ],
    [
      'below the same heading',
      [
        ['REPÚBLICA DE ARCADIA', 30, 4, 5],
        ['IDENTITY CARD', 30, 11, 4],
        ['AR4471902', 5, 72, 4],
        ['PLACE OF BIRTH', 5, 20, 3],
      ],
    ],
    ['with a date in every row', Array.from({ length: 12 }, (_, row): Print => ['12.01.1990', 41, 6 * row, 3])],
    ['that has other print alone', added(90, 2)],
  ])('%s', (_, back) => {
    expect(isSameSide(side(front), side(back))).toBe(false)
    expect(isSameSide(side(back), side(front))).toBe(false)
  })

  it('with few lines, where nothing can be compared any more', () => {
    expect(isSameSide(side(front), side([['DOMICILE', 5, 10, 3]]), spent)).toBe(false)
  })
})
