import { expect, onTestFinished, vi } from 'vitest'
import { createLog } from '../process/log.js'
import { createDependencies } from '../readiness/dependencies.js'
import { redisTest } from '../testing/redis-test.js'
import { createImageRetention } from './image-retention.js'
import { NotRemoved, type ObjectStore } from './object-store.js'
import { createTransactions, expiringImagesKey } from './transactions.js'

const log = createLog('test', 'silent')
const given = { outages: createDependencies(log), log, now: Date.now, sweepMs: 50 }

/** Remembers what it was asked to delete. */
const forgetful = () => {
  const removed: string[] = []
  return { removed, store: { remove: async (keys: string[]) => void removed.push(...keys) } as unknown as ObjectStore }
}

redisTest('released images are deleted at once', async ({ redis }) => {
  const { removed, store } = forgetful()
  const retention = createImageRetention({ ...given, redis, store })
  const { images } = await createTransactions(redis)(['frontside', 'backside'], Date.now() + 60_000)
  retention.release(Object.values(images))
  await expect.poll(() => removed).toEqual(Object.values(images))
  await expect.poll(() => redis.zcard(expiringImagesKey(redis))).toBe(0)
  await retention.close()
})

redisTest('a store that is away delays a deletion no longer than it is away', async ({ redis }) => {
  const { removed, store } = forgetful()
  let isAway = true
  let tries = 0
  const away = {
    ...store,
    remove: (keys: string[]) => {
      tries += 1
      return isAway ? Promise.reject(new Error('away')) : store.remove(keys)
    },
  }
  const retention = createImageRetention({ ...given, redis, store: away })
  const { images } = await createTransactions(redis)(['selfie'], Date.now() + 60_000)
  retention.release(Object.values(images))
  await expect.poll(() => tries).toBeGreaterThan(1)
  isAway = false
  await expect.poll(() => removed).toEqual([images.selfie])
  await retention.close()
})

redisTest('images of a gateway that never came back are swept by another', async ({ redis }) => {
  const { images } = await createTransactions(redis)(['selfie'], Date.now() - 1)
  const { removed, store } = forgetful()
  const retention = createImageRetention({ ...given, redis, store })
  await expect.poll(() => removed).toEqual([images.selfie])
  await retention.close()
})

redisTest('all that is overdue goes in one sweep, past what the store refuses to delete', async ({ redis }) => {
  const overdue = Array.from({ length: 1_200 }, (_, n) => `images/${n}/selfie`)
  await redis.zadd(expiringImagesKey(redis), ...overdue.flatMap((key, n) => [n, key]))
  const locked = overdue.slice(0, 500)
  const { removed, store } = forgetful()
  const refusing = {
    ...store,
    remove: async (keys: string[]) => {
      const left = keys.filter((key) => locked.includes(key))
      await store.remove(keys.filter((key) => !locked.includes(key)))
      if (left.length > 0) throw new NotRemoved(new Map(left.map((key) => [key, 'AccessDenied'])))
    },
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const retention = createImageRetention({ ...given, redis, store: refusing, now: () => 5_000 })
  vi.advanceTimersByTime(given.sweepMs)
  await expect.poll(() => removed.length).toBe(700)
  await expect.poll(() => redis.zcount(expiringImagesKey(redis), 5_001, '+inf')).toBe(500)
  expect(await redis.zcard(expiringImagesKey(redis))).toBe(500)
  await retention.close()
})

redisTest('what the store does not delete is no outage; what passes is tried again soon', async ({ redis }) => {
  await redis.del(expiringImagesKey(redis))
  await redis.zadd(expiringImagesKey(redis), 1, 'images/1/selfie', 1, 'images/2/selfie', 1, 'images/3/selfie')
  const codes = new Map([
    ['images/1/selfie', 'AccessDenied'],
    ['images/2/selfie', 'SlowDown'],
  ])
  const store = { remove: () => Promise.reject(new NotRemoved(codes)) } as unknown as ObjectStore
  const lines: { count?: number; codes?: string[]; level: string; msg: string }[] = []
  const told = createLog('test', 'info', { write: (line) => void lines.push(JSON.parse(line)) })
  const retention = createImageRetention({
    ...given,
    ...{ redis, store, log: told, now: () => 5_000, outages: createDependencies(told) },
  })
  await expect
    .poll(() => redis.zrange(expiringImagesKey(redis), 0, '-1', 'WITHSCORES'))
    .toEqual(['images/2/selfie', '10000', 'images/1/selfie', '605000'])
  await retention.close()
  expect(lines).toEqual([expect.objectContaining({ count: 2, codes: ['AccessDenied', 'SlowDown'] })])
})

redisTest('what could not be deleted is overdue for every gateway', async ({ redis }) => {
  const store = { remove: () => Promise.reject(new Error('away')) } as unknown as ObjectStore
  const { images } = await createTransactions(redis)(['selfie'], Date.now() + 60_000)
  const retention = createImageRetention({ ...given, redis, store })
  retention.release(Object.values(images))
  await retention.close()
  expect(await redis.zscore(expiringImagesKey(redis), images.selfie!)).toBe('0')
})
