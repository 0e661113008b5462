import { expect, test } from 'vitest'
import { readTenantLimits } from './tenant-limits.js'

test('without limits everybody is equal and free', () => {
  const limits = readTenantLimits(undefined)
  expect(limits.rateOf('acme')).toBeNull()
  expect(limits.weightOf('acme')).toBe(1)
})

test('a tenant has its own limits, the others those of *', () => {
  const limits = readTenantLimits(
    '{"acme": {"requests_per_second": 0.5, "weight": 3}, "*": {"requests_per_second": 7}}',
  )
  expect(limits.rateOf('acme')).toEqual({ requestsPerSecond: 0.5, burst: 1 })
  expect(limits.rateOf('globex')).toEqual({ requestsPerSecond: 7, burst: 7 })
  expect([limits.weightOf('acme'), limits.weightOf('globex')]).toEqual([3, 1])
})

test.each([
  ['acme=5', 'must be JSON'],
  ['[]', 'must be JSON such as {'],
  ['5', 'must be JSON such as {'],
  ['{"acme": 5}', 'acme: must be an object'],
  ['{"acme": {"rate": 5}}', 'rate is none of'],
  ['{"acme": {"weight": 0}}', 'above 0'],
  ['{"acme": {"burst": "9"}}', 'must be a number'],
])('%s is refused at the start', (text, message) => {
  expect(() => readTenantLimits(text)).toThrow(message)
})
