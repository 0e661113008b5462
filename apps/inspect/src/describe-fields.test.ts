import { formatMrz, parseMrz } from '@vivid/documents'
import { expect, it } from 'vitest'
import { describeFields } from './describe-fields.js'

it('gives every field the confidence of its own least certain character', () => {
  const lines = formatMrz({
    format: 'TD3',
    documentCode: 'P',
    issuingState: 'D',
    nationality: 'D',
    surnames: 'Müller',
    givenNames: 'Jo',
    documentNumber: 'C01X00T47',
    birthDate: { day: 12, month: 8, year: 1983 },
    sex: '',
    expiryDate: { day: 28, month: 2, year: 2031 },
  })
  const confidences = lines.map((line) => new Float32Array(line.length).fill(0.99))
  confidences[1]![2] = 0.25
  const fields = describeFields(parseMrz(lines, new Date('2026-01-01'))!, confidences)
  expect(fields.document_number).toEqual({ value: 'C01X00T47', confidence: 0.25, source: 'mrz' })
  expect(fields.birth_date).toEqual({ value: '12-08-1983', confidence: 0.99, source: 'mrz' })
  expect(fields.nationality?.value).toBe('DEU')
  expect(fields.gender).toBeUndefined()
})
