import { expect, it } from 'vitest'
import { printedSex } from './printed-sex.js'

const zoned = (sex: 'M' | 'F' | '') => [{ mrz: { reading: { sex: { value: sex } } } }] as never
const documentOf = (fields: object) => ({ fields }) as never

it("takes the holder's sex from what was read, and from the zone of a passport alone", () => {
  expect(printedSex(documentOf({ gender: { value: 'F' } }), zoned('M'), 'card')).toBe('F')
  expect(printedSex(documentOf({}), zoned('M'), 'card')).toBeNull()
  expect(printedSex(null, zoned('M'), 'passport')).toBe('M')
  expect(printedSex(null, zoned(''), 'passport')).toBeNull()
  // Mexican zones write M for mujer.
  expect(printedSex(null, zoned('M'), 'card')).toBeNull()
})
