import { describe, expect, it } from 'vitest'
import type { Fields, FusedField } from '../fields/candidate.js'
import type { Template } from '../templates/template.js'
import { matchFields } from './match-fields.js'

const field = (value: string, some: Partial<FusedField> = {}): FusedField => ({
  value,
  printed: value,
  confidence: 0.97,
  source: 'print',
  verified: false,
  truncated: false,
  characters: [...value].map(() => 0.99),
  box: null,
  flags: [],
  agreeing: ['print'],
  ...some,
})
const machine = (value: string, truncated = false) => field(value, { source: 'mrz', truncated, confidence: 0.99 })

const front: Fields = {
  document_number: field('12345678Z'),
  surnames: field('NÚÑEZ PEÑA'),
  names: field('JOSÉ MARÍA'),
  birth_date: field('12-01-1990'),
  expiration_date: field('30-06-2030'),
  gender: field('M'),
  nationality: field('ESP'),
  blood_type: field('O+'),
}
const back: Fields = {
  document_number: machine('12345678Z'),
  surnames: machine('NUNEZ PENA'),
  names: machine('JOSE MARIA'),
  birth_date: machine('12-01-1990'),
  expiration_date: machine('30-06-2030'),
  gender: machine('M'),
  nationality: machine('ESP'),
  blood_type: machine('O+'),
}
/** The character at a place was hardly read. */
const doubtful = (value: string, at: number): FusedField =>
  field(value, { characters: [...value].map((_, index) => (index === at ? 0.45 : 0.99)) })

const contradicting = (one: Fields, other: Fields, template: Template | null = null) =>
  matchFields(one, other, template)
    .filter(({ agreement }) => agreement === 0)
    .map(({ field: name }) => name)
const agreementIn = (name: keyof Fields, print: FusedField, other: FusedField) =>
  matchFields({ [name]: print }, { [name]: other })[0]?.agreement ?? null

it('two sides of one card agree in everything', () => {
  expect(matchFields(front, back).map(({ agreement }) => agreement)).toEqual(Array(8).fill(1))
})

describe('one field that says something else', () => {
  it.each([
    ['document_number', machine('12345679Z')],
    ['document_number', machine('12845678Z')],
    ['surnames', machine('NUNEZ LOPEZ')],
    ['names', machine('JOSEFA MARIA')],
    ['names', machine('LUIS')],
    ['birth_date', machine('13-01-1990')],
    ['birth_date', machine('12-01-1980')],
    ['expiration_date', machine('30-06-2031')],
    ['gender', machine('F')],
    ['nationality', machine('MEX')],
    ['blood_type', machine('O-')],
  ] as const)('%s', (name, other) => {
    expect(contradicting(front, { ...back, [name]: other })).toEqual([name])
  })
})

describe('a slip of the reader', () => {
  it.each([
    ['document_number', doubtful('1234567BZ', 7)],
    ['document_number', doubtful('12845678Z', 2)],
    ['document_number', field('1235678Z')],
    ['surnames', doubtful('NÚÑEZ PEÑ4', 9)],
    ['surnames', field('NÚEZ PEÑA')],
    ['names', field('MARÍA JOSÉ')],
    ['birth_date', doubtful('12-01-1998', 9)],
    ['nationality', field('ESPAÑOLA')],
  ] as const)('%s', (name, misread) => {
    expect(contradicting({ ...front, [name]: misread }, back)).toEqual([])
  })

  it('does not excuse what was read surely beside it', () => {
    expect(contradicting({ ...front, surnames: doubtful('SOLER VIDAL', 2) }, back)).toEqual(['surnames'])
    expect(contradicting({ ...front, document_number: doubtful('12845679Z', 2) }, back)).toEqual(['document_number'])
  })

  it('makes the characters around it less sure', () => {
    const number = (sure: number, beside: number) =>
      field('12845678Z', { characters: [...'12845678Z'].map((_, at) => (at === 2 ? sure : at === 6 ? beside : 1)) })
    const isOther = (print: FusedField) => agreementIn('document_number', print, machine('12345678Z')) === 0
    expect([isOther(number(0.95, 0.95)), isOther(number(0.95, 0.85)), isOther(number(0.99, 0.85))]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('leaves no text that can be known again where half of it was hardly read', () => {
    const half = field('SOAÑEB TENA', { characters: [...'SOAÑEB TENA'].map((_, at) => (at % 2 ? 0.99 : 0.4)) })
    expect(agreementIn('surnames', half, machine('NUNEZ PENA'))).toBe(0)
    const some = field('NÚÑAS PEÑA', { characters: [...'NÚÑAS PEÑA'].map((_, at) => (at > 2 && at < 5 ? 0.4 : 0.99)) })
    expect(agreementIn('surnames', some, machine('NUNEZ PENA'))).toBeNull()
  })

  it('a zone cut short', () => {
    const long = field('JOSÉ MARÍA DE LOS ÁNGELES')
    expect(agreementIn('names', long, machine('JOSE MARIA DE L', true))).toBe(1)
    expect(agreementIn('names', long, machine('JUANA MARIA DE L', true))).toBe(0)
  })

  it('is no letter more in print than in a zone, which has all that were printed', () => {
    expect(agreementIn('names', field('HELENA'), machine('ELENA'))).toBe(0)
    expect(agreementIn('names', field('ERNANDA TERESA'), machine('FERNANDA TERESA'))).toBeGreaterThan(0.9)
    expect(agreementIn('names', field('NA'), machine('ANA'))).toBe(0)
    expect(agreementIn('surnames', field('STERGÅRD'), machine('OESTERGAARD'))).toBeGreaterThan(0.8)
    expect(agreementIn('surnames', field('TERGÅRD'), machine('OESTERGAARD'))).toBe(0)
  })
})

it('takes a zone for what it says of a date, which is no century', () => {
  expect(contradicting({ ...front, birth_date: field('12-01-1890') }, back)).toEqual([])
  expect(contradicting({ ...front, birth_date: field('12-01-1880') }, back)).toEqual(['birth_date'])
  expect(
    contradicting({ ...front, birth_date: field('12-01-1890') }, { ...back, birth_date: field('12-01-1990') }),
  ).toEqual(['birth_date'])
})

it('says nothing where the sides have nothing in common', () => {
  expect(matchFields(front, {})).toEqual([])
})

it('says nothing against a value that may stand in another field, or whose check digit fails', () => {
  expect(contradicting({ ...front, surnames: field('SOLER', { confidence: 0.4 }) }, back)).toEqual([])
  const failing = machine('12345679Z')
  expect(contradicting(front, { ...back, document_number: { ...failing, flags: ['check_digit_fails'] } })).toEqual([])
})

describe('two numbers', () => {
  const numbers = (one: FusedField, other: FusedField, template: object) =>
    matchFields({ document_number: one }, { document_number: other }, template as Template)[0]?.agreement ?? null
  const cui = { checks: [{ field: 'document_number', rule: 'cui-guatemala' }], comparedByForm: ['document_number'] }
  const unknown = { comparedByForm: ['document_number'] }

  it('contradict where the check digit of one holds, or of both', () => {
    // 9179617060503 and 4999184870603 hold.
    expect(numbers(field('9179616020503'), machine('9179617060503'), cui)).toBe(0)
    expect(numbers(field('4999184870603'), machine('9179617060503'), cui)).toBe(0)
    const doubted = field('4999184870603', { characters: Array(13).fill(0.6) })
    expect(numbers(doubted, machine('9179617060503'), cui), 'a check digit holds on no misread number').toBe(0)
    expect(numbers(doubtful('9179617080503', 8), machine('9179617060503'), cui), 'a misread digit').toBeGreaterThan(0.9)
  })

  it('of two forms are two numbers', () => {
    expect(numbers(field('9179617060503'), machine('123456789'), cui)).toBeNull()
    expect(numbers(field('PRXNAN85040512M400'), machine('123456789'), unknown)).toBeNull()
  })

  it('of one form are one number changed where most of it is the same', () => {
    expect(numbers(field('145896408'), machine('145866408'), unknown)).toBe(0)
    expect(numbers(field('145896408'), machine('602517339'), unknown)).toBeNull()
  })
})

it('a letter read twice in print is no other name, also where the zone may be cut', () => {
  expect(
    agreementIn('surnames', field('ECHEVERRÍA DE LOS MONNTEROS'), machine('ECHEVERRIA DE LOS MONTEROS', true)),
  ).toBe(1)
  expect(agreementIn('names', field('LUZ MARINA'), machine('LU', true))).toBe(1)
})

it('a letter read twice is none either where a zone cuts the name right behind it', () => {
  const names = (print: string) => agreementIn('names', field(print), machine('FELIPE LEONA', true))
  expect(names('FELIPE LLEONARDO')).toBe(1)
  expect(names('FELIPE LUCIANO')).toBe(0)
})

it('a consonant that print lost at the end of its line is no other name; a vowel, or one that the zone lacks, is', () => {
  const matches = (print: string, zone: string) => agreementIn('names', field(print), machine(zone)) !== 0
  expect(matches('ULISES MARTÍ', 'ULISES MARTIN')).toBe(true)
  expect(matches('MARIO DANIEL', 'MARIO DANIELA')).toBe(false)
  expect(matches('ULISES MARTÍN', 'ULISES MARTI')).toBe(false)
})

it.each([
  ['a letter that print shows as a digit', 'I21760O71', true, 1],
  ['the same without a check digit', 'I21760O71', false, 0],
  ['another digit', 'I21760O72', true, 0],
])('a number with its check digit, and print: %s', (_, value, verified, agreement) => {
  const zone = field(value, { source: 'mrz', verified })
  expect(agreementIn('document_number', field('121760071'), zone)).toBe(agreement)
})
