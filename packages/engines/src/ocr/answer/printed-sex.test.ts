import { expect, it } from 'vitest'
import { printedSex } from './printed-sex.js'

const reads = (zone: 'M' | 'F' | '', print: object | null) =>
  [{ mrz: { reading: { sex: { value: zone } } }, print }] as never
const documentOf = (fields: object) => () => ({ fields }) as never
const nobody = () => {
  throw new Error('nothing but the zone was read')
}

it("takes the holder's sex from the print, and from the zone where nothing else was read", () => {
  expect(printedSex(reads('M', {}), documentOf({ gender: { value: 'F' } }))).toBe('F')
  // Mexican zones write M for mujer.
  expect(printedSex(reads('M', {}), documentOf({}))).toBeNull()
  expect(printedSex(reads('M', null), nobody)).toBe('M')
  expect(printedSex(reads('', null), nobody)).toBeNull()
})
