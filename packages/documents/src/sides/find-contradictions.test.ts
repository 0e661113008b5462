import { expect, it } from 'vitest'
import type { Candidate } from '../fields/candidate.js'
import { printedCandidate } from '../testing/printed-candidate.js'
import { zoneOf } from '../testing/read-card.js'
import { contradictionsWithin } from './find-contradictions.js'

const holder = {
  document_number: 'XC4519087',
  surnames: 'GARCIA',
  names: 'ANA LUISA',
  birth_date: '12-01-1990',
  gender: 'F',
  expiration_date: '01-01-2030',
} as const
type Field = keyof typeof holder
const fields = Object.keys(holder) as Field[]

const saidBy = (source: Candidate['source'], otherwise: Partial<Record<Field, string>> = {}): Candidate[] =>
  fields.map((field) =>
    printedCandidate(field, otherwise[field] ?? holder[field], { source, verified: source !== 'print' }),
  )

const mrz = zoneOf({ format: 'TD3', documentCode: 'PP', optionalData: '6186728442' })
const fieldsIn = (candidates: readonly Candidate[]) => {
  const side = { candidates, recognised: { evidence: { kind: 'card', lines: [], mrz, barcodes: [] } } }
  return contradictionsWithin(side as never, null).map(({ field, one, other }) => [field, one, other])
}

const changes = [
  ['document_number', 'XC4519887'],
  ['surnames', 'SOLER'],
  ['names', 'ANA MARTA'],
  ['birth_date', '13-01-1990'],
  ['gender', 'M'],
  ['expiration_date', '01-01-2031'],
] as const

it.each(changes)('%s printed otherwise than in the zone or the barcode beside it', (field, value) => {
  expect(fieldsIn([...saidBy('print'), ...saidBy('mrz'), ...saidBy('barcode')])).toEqual([])
  for (const [machine, other] of [
    ['mrz', 'barcode'],
    ['barcode', 'mrz'],
  ] as const) {
    const found = fieldsIn([...saidBy('print'), ...saidBy(machine, { [field]: value }), ...saidBy(other)])
    expect(found).toEqual([[field, holder[field], value]])
  }
})

it.each(changes)('%s in the barcode otherwise than in the zone, where nothing of it is printed', (field, value) => {
  expect(fieldsIn([...saidBy('mrz'), ...saidBy('barcode')])).toEqual([])
  const found = fieldsIn([...saidBy('mrz'), ...saidBy('barcode', { [field]: value })])
  expect(found).toEqual([[field, holder[field], value]])
})

const personal = '6186728442'

it('nothing where print repeats what the zone holds beside the fields', () => {
  const misplaced = [...saidBy('print', { surnames: 'PP' }), printedCandidate('document_number', personal)]
  expect(fieldsIn([...misplaced, ...saidBy('mrz')])).toEqual([])
})

it("the personal number of the zone where print has the document's", () => {
  const found = fieldsIn([...saidBy('print', { document_number: personal }), ...saidBy('mrz')])
  expect(found).toEqual([['document_number', personal, holder.document_number]])
})
