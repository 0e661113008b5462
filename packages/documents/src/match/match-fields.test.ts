import { describe, expect, it } from 'vitest'
import type { Fields, FusedField } from '../fields/candidate.js'
import { matchSides } from './match-sides.js'
import { matchingLimits } from './matching-limits.js'

const field = (value: string, some: Partial<FusedField> = {}): FusedField => ({
  value,
  printed: value,
  confidence: 0.97,
  source: 'print',
  verified: false,
  truncated: false,
  characters: [...value].map(() => 0.97),
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
}
const back: Fields = {
  document_number: machine('12345678Z'),
  surnames: machine('NUNEZ PENA'),
  names: machine('JOSE MARIA'),
  birth_date: machine('12-01-1990'),
  expiration_date: machine('30-06-2030'),
  gender: machine('M'),
  nationality: machine('ESP'),
}
/** The character at a place was hardly read. */
const doubtful = (value: string, at: number): FusedField =>
  field(value, { characters: [...value].map((_, index) => (index === at ? 0.45 : 0.97)) })

it('two sides of one card match wholly', () => {
  expect(matchSides(front, back)).toMatchObject({ percentage: 100, match: true })
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
  ] as const)('%s', (name, other) => {
    const { match, percentage, perField } = matchSides(front, { ...back, [name]: other })
    expect(match).toBe(false)
    expect(percentage).toBeLessThan(matchingLimits.percentage)
    expect(perField.find(({ field: own }) => own === name)?.agreement).toBe(0)
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
    expect(matchSides({ ...front, [name]: misread }, back)).toMatchObject({ match: true })
  })

  it('a zone cut short', () => {
    const long = { ...front, names: field('JOSÉ MARÍA DE LOS ÁNGELES') }
    expect(matchSides(long, { ...back, names: machine('JOSE MARIA DE L', true) }).match).toBe(true)
    expect(matchSides(long, { ...back, names: machine('JUANA MARIA DE L', true) }).match).toBe(false)
  })
})

it('says nothing where the sides have nothing in common', () => {
  expect(matchSides(front, {})).toEqual({ percentage: 0, match: false, perField: [] })
  expect(matchSides({ gender: field('M') }, { gender: machine('M') }).match).toBe(false)
})

it('passes over what a template does not compare', () => {
  const template = { notCompared: ['document_number'] } as never
  expect(matchSides(front, { ...back, document_number: machine('999999999') }, template).match).toBe(true)
})

it('a letter read twice in print is no other name, also where the zone may be cut', () => {
  const twice = { ...front, surnames: field('ECHEVERRÍA DE LOS MONNTEROS'), names: field('LUZ MARINA') }
  const cut = { ...back, surnames: machine('ECHEVERRIA DE LOS MONTEROS', true), names: machine('LU', true) }
  expect(matchSides(twice, cut)).toMatchObject({ match: true })
})

it('a letter read twice is none either where a zone cuts the name right behind it', () => {
  const names = (print: string) =>
    matchSides({ names: field(print) }, { names: machine('FELIPE LEONA', true) }).perField[0]!.agreement
  expect(names('FELIPE LLEONARDO')).toBe(1)
  expect(names('FELIPE LUCIANO')).toBe(0)
})

it('a consonant that print lost at the end of its line is no other name; a vowel, or one that the zone lacks, is', () => {
  const matches = (print: string, zone: string) =>
    matchSides({ ...front, names: field(print) }, { ...back, names: machine(zone) }).match
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
  const { perField } = matchSides({ document_number: field('121760071') }, { document_number: zone })
  expect(perField).toMatchObject([{ field: 'document_number', agreement }])
})
