import { parseMrz } from '@vivid/documents'
import { describe, expect, test } from 'vitest'
import { layouts } from '../layouts/index.js'
import { createRandom } from '../random.js'
import { issueDocument } from './issue-document.js'

const TODAY = new Date('2026-06-01')
const seeds = process.env.CI_ALL ? 30 : 4

describe.each(layouts.map((layout) => ({ kind: layout.kind, layout })))('$kind', ({ layout }) => {
  test.each(['usual', 'long', 'single'] as const)(
    '%s names: the machine readable zone says what the fields say',
    (nameLength) => {
      for (let seed = 0; seed < seeds; seed++) {
        const { fields, zone, state, mrzLines } = issueDocument(layout, createRandom(seed), { nameLength })
        const reading = parseMrz(mrzLines, TODAY)!
        expect(reading).toMatchObject({ valid: true, format: layout.format })
        expect(reading.failingFields.filter((field) => field !== 'sex')).toEqual([])
        expect(reading.documentNumber.value).toBe(zone.documentNumber)
        expect(reading.registryNumber).toBe((zone.optionalData || zone.optionalData2 || '').replaceAll('<', ''))
        expect(reading.issuingState.value).toBe(state.code)
        const [day, month, year] = fields.birth_date!.split('-').map(Number)
        expect(reading.birthDate.value).toEqual({ day, month, year })
        expect(reading.namesTruncated || nameLength !== 'long').toBe(true)
      }
    },
  )
})
