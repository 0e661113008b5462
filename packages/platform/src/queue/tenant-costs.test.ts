import { expect, test } from 'vitest'
import { createTenantCosts } from './tenant-costs.js'

test('a tenant alone is the measure of nothing', () => {
  const costs = createTenantCosts()
  costs.note('only', 'passport', 5_000)
  expect(costs.factor('only')).toBe(1)
})

test('each tenant counts once: a flood of costly pictures does not make itself the measure', () => {
  const costs = createTenantCosts()
  for (const tenant of ['a', 'b', 'c']) costs.note(tenant, 'passport', 100)
  for (let i = 0; i < 50; i++) costs.note('costly', 'passport', 1_000)
  expect(costs.factor('costly')).toBeCloseTo(10, 0)
  costs.note('a', 'passport', 100)
  expect(costs.factor('a')).toBe(1)
})

test('a card is compared with cards', () => {
  const costs = createTenantCosts()
  costs.note('a', 'passport', 100)
  costs.note('b', 'identification_card', 400)
  costs.note('c', 'identification_card', 400)
  expect(costs.factor('c')).toBe(1)
})
