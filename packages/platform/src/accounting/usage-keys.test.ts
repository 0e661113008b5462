import { expect, test } from 'vitest'
import { goneAtSeconds } from './usage-keys.js'

test('counts of a day are kept for 400 days after it has ended', () => {
  expect(new Date(goneAtSeconds('2026-03-01') * 1000).toISOString()).toBe('2027-04-06T00:00:00.000Z')
})
