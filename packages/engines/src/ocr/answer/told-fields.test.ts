import type { EngineAnswer, OcrAnswer } from '@vivid/contract'
import { expect, it } from 'vitest'
import { toldFields } from './told-fields.js'

const told = (body: object, ...names: string[]) =>
  names.filter(toldFields({ outcome: 'answered', body } as EngineAnswer<OcrAnswer>))

it('takes a field for told that has a value in the answer or in one of its parts', () => {
  expect(told({ names: 'ANA', gender: '', valid: true }, 'names', 'gender', 'CURP')).toEqual(['names'])
  expect(
    told({ MRZ: { names: 'ANA' }, OCR: { CURP: 'X', issuing_date: '' } }, 'names', 'CURP', 'issuing_date'),
  ).toEqual(['names', 'CURP'])
  expect(
    told({ frontside: { blood_type: 'A+', names: '' }, backside: { names: 'ANA' } }, 'blood_type', 'names'),
  ).toEqual(['blood_type', 'names'])
})

it('takes no field for told where the document was rejected', () => {
  expect(toldFields({ outcome: 'rejected', error: 'mrz_not_found' })('names')).toBe(false)
})
