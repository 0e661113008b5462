import { expect, test } from 'vitest'
import { usageRows } from './usage-rows.js'

test('counts are summed by tenant and kind, the largest first', () => {
  const of = (tenant: string, day: string, outcome: string, count: number) =>
    ({ tenant, day, kind: 'ocr', outcome, count }) as const
  const kinds = [
    of('acme', '2026-03-01', 'answered', 2),
    of('acme', '2026-03-02', 'rejected', 3),
    of('acme', '2026-03-02', 'abandoned', 1),
    of('globex', '2026-03-01', 'answered', 9),
  ]
  expect(usageRows({ from: '2026-03-01', to: '2026-03-02', kinds, transactions: [] })).toEqual([
    { tenant: 'globex', kind: 'ocr', today: 0, all: 9, unanswered: 0 },
    { tenant: 'acme', kind: 'ocr', today: 4, all: 6, unanswered: 1 },
  ])
})
