import { expect, it } from 'vitest'
import { isNameCutShort, sameName } from './same-name.js'

it.each([
  ['MUÑOZ', 'MUNXXOZ', true],
  ['DE LA CRUZ', 'DELACRUZ', true],
  ['ANA', 'ANNA', false],
  ['ИВАН', 'ИВАН', true],
  ['ИВАН', 'АННА', false],
  ['-', 'ИВАН', false],
  ['', '', false],
])('%j and %j are one name: %s', (a, b, isSame) => {
  expect(sameName(a, b)).toBe(isSame)
})

it.each([
  ['ANA M', 'ANA MARÍA', true],
  ['ANA L', 'ANA MARÍA', false],
  ['', 'ANA', false],
  ['ИВАН', 'ANA', false],
])('%j is %j cut short: %s', (short, full, isCut) => {
  expect(isNameCutShort(short, full)).toBe(isCut)
})
