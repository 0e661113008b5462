import type { EngineAnswer, OcrAnswer } from '@vivid/contract'
import type { Fields } from '@vivid/documents'
import { createPicture } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import type { InterpretedDocument } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'
import { describeDetails } from './describe-details.js'

const today = new Date('2026-06-01T12:00:00Z')
const quad = [
  [1, 1],
  [9, 1],
  [9, 6],
  [1, 6],
]
const read = (document: object | null): ReadDocument =>
  ({
    picture: createPicture(10, 10, 3),
    scale: 0.5,
    document,
    print: null,
  }) as unknown as ReadDocument
const field = (value: string) => ({
  value,
  confidence: 0.98765,
  source: 'print',
  agreeing: ['print', 'mrz'],
  flags: [],
})
const [first, second] = [read({ kind: 'card', quad, confidence: 0.9 }), read(null)]
const card = (fields: Record<string, string>): InterpretedDocument =>
  ({
    recognised: { reads: [first, second], knowledge: { today } },
    template: { id: 'esp-dni' },
    confidence: 1,
    front: { read: second, side: 'front' },
    back: { read: first, side: 'back' },
    sides: {
      unread: null,
      link: 'linked',
      contradictions: [
        { field: 'names', between: 'sides', one: 'ANA', other: 'EVA' },
        { field: 'surnames', between: 'print and machine', one: 'SOL', other: 'LUNA' },
      ],
    },
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, field(value)]),
    ) as unknown as Fields,
  }) as unknown as InterpretedDocument

const answered = (body: object) => ({ outcome: 'answered', body }) as EngineAnswer<OcrAnswer>

it('says how sure each field is, what contradicts what, and which picture shows what', () => {
  expect(describeDetails(card({ names: 'ANA', CURP: 'X' }), answered({ names: 'ANA', gender: '' }), [2, 1])).toEqual({
    fields: { names: { confidence: 0.988, source: 'print', agreeing: ['print', 'mrz'], flags: [] } },
    contradictions: [
      { field: 'names', between: ['front', 'back'], values: ['ANA', 'EVA'] },
      { field: 'surnames', between: ['print', 'machine'], values: ['SOL', 'LUNA'] },
    ],
    link: 'linked',
    expired: null,
    age: null,
    template: 'esp-dni',
    pictures: [
      { picture: 'frontside', side: 'back', quad: quad.map((point) => point.map((at) => at * 2)), documents: 2 },
      { picture: 'backside', side: 'front', quad: null, documents: 1 },
    ],
  })
})

describe('dates', () => {
  it.each([
    ['31-05-2026', true],
    ['01-06-2026', false],
    ['02-06-2026', false],
    ['XX-06-2020', null],
  ])('a document good until %s is expired: %s', (expiration_date, expired) => {
    expect(describeDetails(card({ expiration_date }), answered({ expiration_date }), []).expired).toBe(expired)
  })
  it.each([
    ['01-06-1990', 36],
    ['02-06-1990', 35],
    ['01-06-2026', 0],
    ['XX-XX-1990', null],
  ])('who was born on %s is %s', (birth_date, age) => {
    expect(describeDetails(card({ birth_date }), answered({ birth_date }), []).age).toBe(age)
  })
})
