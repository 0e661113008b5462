import { expect, test } from 'vitest'
import { createRandom } from '../random.js'
import { changeDigits } from './change-digits.js'

test.each(['12.345.678-9', '3035989480104', 'V-9876543', 'AB1234567'])('two digits of %s are others', (number) => {
  const change = changeDigits(number, createRandom(number))
  const differing = [...change(number)].filter((character, at) => character !== number[at])
  expect(differing).toHaveLength(2)
  expect(change(number)).toHaveLength(number.length)
})

test('wherever the number stands, however it is parted, and nothing else', () => {
  const change = changeDigits('001-1234567-8', createRandom(4))
  const solid = change('00112345678')
  expect(change('001-1234567-8').replaceAll('-', '')).toBe(solid)
  expect(change('CI:00112345678;99')).toBe(`CI:${solid};99`)
  expect(change('987654321')).toBe('987654321')
})
