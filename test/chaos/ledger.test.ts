import { expect, test } from 'vitest'
import { type Entry, type InjectedFault, recoveryMs } from './ledger.js'

const fault: InjectedFault = { name: 'a', injectedAt: 1_000, overAt: 3_000, untilAt: 20_000 }
const entry = (sentAt: number, endedAt: number, more: Partial<Entry> = {}): Entry => ({
  kind: 'passport',
  sentAt,
  endedAt,
  verdict: 'right',
  status: 200,
  cuts: 0,
  note: '',
  ...more,
})

test.each<[string, Entry[], number]>([
  ['nothing was disturbed', [entry(900, 1_100), entry(4_000, 4_100)], 0],
  ['a slow answer counts until it came', [entry(900, 8_000)], 5_000],
  ['a refusal counts', [entry(3_400, 3_500, { verdict: 'refused' })], 500],
  ['what ended before the fault does not count', [entry(100, 900, { verdict: 'refused' })], 0],
  ["the next fault's victims do not count", [entry(19_000, 25_000)], 0],
  ["the fault's own requests do not count", [entry(1_000, 9_000, { kind: 'poison' })], 0],
])('recovery: %s', (_name, entries, expected) => {
  expect(recoveryMs(entries, fault, 1_000)).toBe(expected)
})
