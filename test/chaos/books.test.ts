import { expect, test } from 'vitest'
import { type Books, disagreements } from './books.js'
import type { Entry } from './ledger.js'

const entry = (id?: number, cuts = 0): Entry => ({
  ...{ kind: 'passport', sentAt: 0, endedAt: 1, verdict: 'right', status: 200, cuts, note: '' },
  ...(id === undefined ? {} : { id }),
})
const line = (id: number, outcome = 'answered') => ({ id, outcome }) as Books['lines'][number]
const counted = (...counts: [string, number][]): Books['usage'] => ({
  transactions: counts.map(([outcome, count]) => ({ tenant: 'a', day: '2026-01-01', outcome, count })),
})

test('answers, lines and usage that agree', () => {
  const books = { lines: [line(1), line(2, 'rejected'), line(3, 'abandoned')], usage: null }
  expect(disagreements([entry(1), entry(2, 1)], books)).toEqual([])
  const usage = counted(['answered', 1], ['rejected', 1], ['abandoned', 1])
  expect(disagreements([entry(1), entry(2, 1)], { ...books, usage })).toEqual([])
})

test.each([
  ['two lines of one', [entry(1, 1)], [line(1), line(1)], null],
  ['no line', [entry(1)], [], null],
  ['a line of another outcome', [entry(1, 1)], [line(1, 'abandoned')], null],
  ['an answer that nobody saw', [entry(1)], [line(1), line(2)], null],
  ['one abandoned while all gateways live', [entry(1)], [line(1), line(2, 'abandoned')], null],
  ['usage that counts less', [entry(1), entry(2)], [line(1), line(2)], counted(['answered', 1])],
  ['usage of another outcome', [entry(1)], [line(1)], counted(['rejected', 1])],
])('%s is a disagreement', (_what, entries, lines, usage) => {
  expect(disagreements(entries, { lines, usage })).not.toEqual([])
})
