import { expect } from 'vitest'
import { redisTest as test } from '../testing/redis-test.js'
import { createConcurrencyLimiter } from './concurrency-limit.js'
import { createRateLimiter } from './rate-limit.js'

/** One request in so long that none comes back while the test runs. */
const slow = { requestsPerSecond: 0.001, burst: 3 }

test('a bucket holds a burst, tells how much is left and when it is full again', async ({ redis }) => {
  const take = createRateLimiter(redis)
  const taken = []
  for (let n = 0; n < 4; n++) taken.push(await take('acme', slow))
  expect(taken.map(({ left }) => left)).toEqual([2, 1, 0, 0])
  expect(taken.map(({ waitMs }) => waitMs > 0)).toEqual([false, false, false, true])
  const [first, , third, refused] = taken
  expect(first!.fullInMs).toBeGreaterThan(900_000)
  expect(first!.fullInMs).toBeLessThanOrEqual(1_000_000)
  expect(third!.fullInMs).toBeGreaterThan(2_900_000)
  expect(refused!.waitMs).toBeLessThanOrEqual(1_000_000)
  expect((await take('globex', slow)).left).toBe(2)
})

test('all gateways together give out so many slots; one that came back is given out again', async ({ redis }) => {
  const [one, two] = [createConcurrencyLimiter(redis, 600_000), createConcurrencyLimiter(redis, 600_000)]
  const first = await one('acme', 2)
  const second = await two('acme', 2)
  expect([first?.left, second?.left]).toEqual([1, 0])
  expect(await one('acme', 2)).toBeNull()
  expect(await one('globex', 2)).not.toBeNull()
  second!.giveBack()
  expect((await one('acme', 2))?.left).toBe(0)
})

test('the slot of a gateway that died is free after its time', async ({ redis }) => {
  const take = createConcurrencyLimiter(redis, 1)
  expect(await take('dead', 1)).not.toBeNull()
  await expect.poll(() => take('dead', 1), { timeout: 60_000, interval: 20 }).not.toBeNull()
})
