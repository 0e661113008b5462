import { expect, test } from 'vitest'
import { answerUsage, readPeriod, usageCsv } from './usage-answer.js'

const nowMs = Date.parse('2026-03-01T12:00:00Z')
const periodOf = (query: string) => readPeriod(new URLSearchParams(query), nowMs)

test('a period is of whole days; without words it is the last thirty', () => {
  expect(periodOf('')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  expect(periodOf('to=2025-12-31')).toEqual({ from: '2025-12-02', to: '2025-12-31' })
  expect(periodOf('from=2026-02-28&to=2026-02-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

test.each([
  ['from=yesterday', 'from must be a day'],
  ['to=2026-02-30', 'to must be a day'],
  ['from=2026-03-02', 'after to'],
  ['from=2024-01-01&to=2026-01-01', 'at most 400 days at once.'],
])('%s is refused', (query, message) => {
  expect(() => periodOf(query)).toThrow(message)
})

const of = { day: '2026-03-01', kind: 'ocr', outcome: 'answered', count: 3 } as const
const report = {
  from: '',
  to: '',
  transactions: [],
  kinds: [
    { tenant: 'a "b", c', ...of },
    { tenant: '=1+1', ...of },
  ],
}

test('as CSV each row is a line; a name is never a formula', () => {
  expect(usageCsv(report).split('\r\n')).toEqual([
    'tenant,day,kind,outcome,count',
    '"a ""b"", c",2026-03-01,ocr,answered,3',
    "'=1+1,2026-03-01,ocr,answered,3",
    '',
  ])
})

test('the format is said by the query, or by what is accepted', async () => {
  const ask = (query: string, accept?: string) =>
    answerUsage(async () => report, { query: new URLSearchParams(query), accept, nowMs })
  expect((await ask('')).type).toContain('json')
  expect((await ask('', 'text/csv')).type).toContain('csv')
  expect((await ask('format=json', 'text/csv')).type).toContain('json')
  await expect(ask('format=xml')).rejects.toThrow('json or csv')
})
