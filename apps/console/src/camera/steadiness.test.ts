import { expect, test } from 'vitest'
import { changeOf, isCalm, nextCalm, untilMoved } from './steadiness.js'

const after = (looks: readonly [isGood: boolean, change: number][], from = 0) =>
  isCalm(looks.reduce((calm, [isGood, change]) => nextCalm(calm, isGood, change), from))
const still: [boolean, number] = [true, 2]
const moved: [boolean, number] = [true, 12]
const blurry: [boolean, number] = [false, 2]

test('a good frame that stays for four looks is taken', () => {
  expect(after([still, still, still])).toBe(false)
  expect(after([still, still, still, still])).toBe(true)
})

test('a move or a bad look begins anew', () => {
  expect(after([still, still, still, moved, still])).toBe(false)
  expect(after([still, still, still, blurry, still])).toBe(false)
})

test('after a dismissed picture nothing is taken before something moved', () => {
  const long = Array.from({ length: 20 }, () => still)
  expect(after(long, untilMoved)).toBe(false)
  expect(after([moved, ...long], untilMoved)).toBe(true)
})

test('noise is no move, a step to the side is one', () => {
  const print = (dx: number) => Uint8Array.from({ length: 160 * 120 }, (_, i) => (((i + dx) >> 1) % 2 ? 60 : 200))
  const noisy = print(0).map((grey, i) => grey + (i % 7) - 3)
  expect(isCalm(nextCalm(3, true, changeOf(print(0), noisy)))).toBe(true)
  expect(isCalm(nextCalm(3, true, changeOf(print(0), print(1))))).toBe(false)
})
