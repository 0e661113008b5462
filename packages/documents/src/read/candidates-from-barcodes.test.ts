import { expect, it } from 'vitest'
import { candidatesFromBarcodes } from './candidates-from-barcodes.js'

const today = new Date('2026-06-01')
const read = (surnames: string) => {
  const text = `00527345198@${surnames}@JUANA INÉS@F@40680640@A@25/08/1998@06/01/2019@274`
  const told = candidatesFromBarcodes([{ format: 'PDF417', text, bytes: new Uint8Array() }], null, today)
  return Object.fromEntries(told.map(({ field, value }) => [field, value]))
}

it('takes no value that is longer than any holder has', () => {
  expect(read('GARCÍA PEÑA')).toMatchObject({ surnames: 'GARCÍA PEÑA', names: 'JUANA INÉS' })
  const fields = read('GARCÍA PEÑA '.repeat(20).trim())
  expect(fields).not.toHaveProperty('surnames')
  expect(fields).toMatchObject({ names: 'JUANA INÉS' })
})
