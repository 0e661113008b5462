import { expect, test } from 'vitest'
import { emptyInquiry } from '../service/inquiry.js'
import { groupsOf, pairsOf } from './rows-of.js'

const field = { value: 'X1', confidence: 0.97, source: 'mrz', agreeing: ['mrz'], flags: [] } as const
const debug = { ocr: { seen: { template: null, pictures: [], fields: { document_number: field } }, steps: [] } }
const answer = (body: object, more: object = {}) =>
  ({ status: 200, body, debug, tookMs: 1, inquiry: emptyInquiry, ...more }) as never

test('fields come with where they were read, and nothing else is taken for a field', () => {
  const [group] = groupsOf(answer({ document_number: 'X1', image_score: 0.9, valid: true, id: 7 }))
  expect(group!.rows).toEqual([
    { name: 'document_number', value: 'X1', seen: field },
    { name: 'image_score', value: '0.9', seen: undefined },
  ])
})

test('the parts of a printed passport stay apart', () => {
  const groups = groupsOf(answer({ MRZ: { names: 'A' }, OCR: { names: 'A', CURP: 'C' }, id: 1 }))
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['OCR', 2],
    ['MRZ', 1],
  ])
  expect(groupsOf(answer({ error: 'no', error_code: 801 }))).toEqual([])
})

test('sides are compared the way the service does', () => {
  const pairs = pairsOf(
    answer({
      frontside: { names: 'JOSÉ LUIS', gender: 'M', birth_country: '' },
      backside: { names: 'JOSE LU', gender: 'F', birth_country: 'ESP' },
      match: false,
    }),
  )
  expect(pairs.map(({ isSame }) => isSame)).toEqual([true, false, null])
})
