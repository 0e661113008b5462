import { expect, it } from 'vitest'
import { correctState } from './correct-fields.js'

/** Nothing but what is listed is possible. */
const costs = (known: Readonly<Record<string, number>>) => (at: number, character: string) =>
  known[`${at}${character}`] ?? 9

it.each([
  ['ESF', { '0E': 0, '1S': 0, '2F': 0, '2P': 2 }, 'ESP'],
  ['0<<', { '00': 0, '0D': 3, '1<': 0, '2<': 0 }, 'D<<'],
  // Clearly printed: it stays, known or not.
  ['CMW', { '0C': 0, '1M': 0, '2W': 0, '2R': 5 }, 'CMW'],
  // Two states are as near: it would be a guess.
  ['AUI', { '0A': 0, '1U': 0, '2I': 0, '2S': 1, '2T': 1.2 }, 'AUI'],
  // A known code is not questioned.
  ['AUS', { '0A': 0, '1U': 0, '2S': 0, '2T': 0.1 }, 'AUS'],
])('%s', (read, known, taken) => {
  expect(correctState(read, costs(known))).toBe(taken)
})
