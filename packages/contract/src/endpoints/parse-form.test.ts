import { expect, test } from 'vitest'
import { endpoints } from '../kinds/index.js'

const passport: [string, string] = ['document_type', 'passport']

test('an empty text is a field that was left out, whatever its type; what is required is then missing', () => {
  for (const name of ['document_id', 'return_id', 'device']) {
    expect(endpoints.ocr.parse(new Map([passport, [name, '']])), name).toEqual({ document_type: 'passport' })
  }
  expect(() => endpoints.ocr.parse(new Map([['document_type', '']]))).toThrow('document_type is required')
  expect(() => endpoints.ocr.parse(new Map([passport, ['return_id', ' ']]))).toThrow('return_id must be True or False')
})

test('each endpoint knows its own fields, and what it does not know is ignored', () => {
  expect(endpoints.liveness.parse(new Map([passport, ['details', 'True']]))).toEqual({ details: true })
})

test('a wrong choice and a missing field are told with what may stand there', () => {
  expect(() => endpoints.ocr.parse(new Map())).toThrow('document_type is required: one of passport,')
  expect(() => endpoints.ocr.parse(new Map([['document_type', 'visa']]))).toThrow(
    'document_type must be one of passport,',
  )
  const long: [string, string] = ['document_id', 'x'.repeat(17)]
  expect(() => endpoints.ocr.parse(new Map([passport, long]))).toThrow('document_id must be a text of at most 16')
})
