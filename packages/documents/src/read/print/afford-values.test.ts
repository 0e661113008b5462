import { expect, it } from 'vitest'
import type { CountedOfText } from '../../evidence/text-budget.js'
import { loadCatalogue } from '../../templates/load-catalogue.js'
import { type Print, printLines } from '../../testing/print-lines.js'
import { readSide } from '../read-side.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')
const prints: readonly Print[] = [
  ['Surname', 30, 15],
  ['GARCÍA', 30, 21],
  ['Given names', 30, 29],
  ['ANA', 30, 35],
  ['Date of birth', 30, 43],
  ['12.01.1990', 30, 49],
]

const read = (lines: readonly Print[], claims = Number.POSITIVE_INFINITY) => {
  const spent = { claims: 0, textPairs: 0 }
  const take = (name: CountedOfText, amount: number) => {
    const isGranted = name !== 'claims' || spent.claims + amount <= claims
    if (isGranted) spent[name] += amount
    return isGranted
  }
  const evidence = { kind: 'card', lines: printLines(lines), mrz: null, barcodes: [] } as const
  const found = readSide(evidence, null, 'front', { catalogue, today, budget: { take } })
  return { values: Object.fromEntries(found.map(({ field, value }) => [field, value])), spent }
}

const all = { surnames: 'GARCÍA', names: 'ANA', birth_date: '12-01-1990' }

it('reads values from the top, as far as the budget grants their claims', () => {
  const { values, spent } = read(prints)
  expect(values).toMatchObject(all)
  expect(read(prints, spent.claims).values).toEqual(values)
  const { values: fewer, spent: less } = read(prints, spent.claims - 1)
  expect(fewer).not.toHaveProperty('birth_date')
  expect(less.claims).toBeLessThan(spent.claims)
  expect(read(prints, 0).values).toEqual({})
})

it('counts each run of words of a line, and the labels of the side', () => {
  const text = (words: number): Print => [Array.from({ length: words }, (_, at) => `W${at}X`).join(' '), 5, 80]
  const one = read([text(1)]).spent.claims
  const nine = read([text(9)]).spent.claims
  expect(nine).toBeGreaterThan(10 * one)
  expect(read([...prints, text(9)]).spent.claims).toBeGreaterThan(nine)
})
