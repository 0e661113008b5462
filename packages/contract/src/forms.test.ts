import { expect, test } from 'vitest'
import { fieldNames, parseForm } from './forms.js'

test('an empty document_id is none, an empty boolean or device is wrong', () => {
  const passport: [string, string] = ['document_type', 'passport']
  expect(parseForm('ocr', new Map([passport, ['document_id', '']]))).toEqual({ document_type: 'passport' })
  for (const name of ['return_id', 'device']) {
    expect(() => parseForm('ocr', new Map([passport, [name, '']])), name).toThrow(name)
  }
})

test('each endpoint knows its own fields', () => {
  expect(fieldNames.ocr).toContain('document_type')
  expect(fieldNames.liveness).not.toContain('document_type')
})
