import type { Fields } from '@vivid/documents'
import { expect, it } from 'vitest'
import { describeFields } from './describe-fields.js'

it('keeps to value, confidence and source, and says what speaks for and against', () => {
  const fields: Fields = {
    document_number: {
      value: 'C01X00T47',
      printed: 'C01X00T47',
      confidence: 0.98765,
      source: 'mrz',
      verified: true,
      truncated: false,
      characters: null,
      box: null,
      agreeing: ['mrz', 'print'],
      flags: ['national_rule_fails'],
    },
  }
  expect(describeFields(fields)).toEqual({
    document_number: {
      value: 'C01X00T47',
      confidence: 0.988,
      source: 'mrz',
      agreeing: ['mrz', 'print'],
      flags: ['national_rule_fails'],
    },
  })
})
