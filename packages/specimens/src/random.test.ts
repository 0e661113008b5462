import { expect, test } from 'vitest'
import { createRandom } from './random.js'

const draw = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, () => random.next())
}

test('equal seeds give equal streams, other seeds others', () => {
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('numbers are spread evenly over [0, 1)', () => {
  const numbers = draw('spread')
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toBeCloseTo(0.5, 1)
})

test('a fork does not depend on what its parent has drawn', () => {
  const fresh = createRandom(7)
  const used = createRandom(7)
  used.next()
  expect(used.fork('x').next()).toBe(fresh.fork('x').next())
})

test('whole numbers reach both ends', () => {
  const random = createRandom(1)
  const seen = new Set(Array.from({ length: 200 }, () => random.integer(3, 5)))
  expect([...seen].sort()).toEqual([3, 4, 5])
})
