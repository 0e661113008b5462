import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { CELL_COUNT } from '../config/cell-count.js'
import { createLog } from '../process/log.js'
import { createDependencies } from '../readiness/dependencies.js'
import { redisTest } from '../testing/redis-test.js'
import { createImageRetention } from './image-retention.js'
import type { ObjectStore } from './object-store.js'
import { createTransactions, expiringImagesKey } from './transactions.js'

const log = createLog('test', 'silent')
const outages = createDependencies(log)

redisTest('ids rise, never repeat, and are never below the clock', async ({ redis }) => {
  const begin = createTransactions(redis)
  const before = Date.now() * 1000
  const ids = (await Promise.all(Array.from({ length: 200 }, () => begin([], 0)))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(200)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= before)).toBe(true)
})

redisTest('an id tells its cell, and two cells never give the same one', async ({ redis }) => {
  const before = Date.now() * 1000
  const idsOf = async (cell: number) => {
    // Each cell has its own Redis: this one forgets the other's last id.
    await redis.flushall()
    const begin = createTransactions(redis, 0, cell)
    return (await Promise.all(Array.from({ length: 100 }, () => begin([], 0)))).map(({ id }) => id)
  }
  for (const cell of [0, 1, CELL_COUNT - 1]) {
    const ids = await idsOf(cell)
    expect(new Set(ids).size).toBe(100)
    expect(ids.every((id) => id >= before && id % CELL_COUNT === cell)).toBe(true)
  }
})

redisTest('a Redis that lost its data does not repeat them', async ({ redis }) => {
  const begin = createTransactions(redis)
  const { id } = await begin([], 0)
  // A burst may be ahead of the clock by 100 ids for each request; no server loses its data and is back as fast.
  await sleep(100)
  await redis.flushall()
  expect((await begin([], 0)).id).toBeGreaterThan(id)
})

/** Remembers what it was asked to delete. */
const forgetful = () => {
  const removed: string[] = []
  return { removed, store: { remove: async (keys: string[]) => void removed.push(...keys) } as unknown as ObjectStore }
}

redisTest('released images are deleted at once', async ({ redis }) => {
  const { removed, store } = forgetful()
  const retention = createImageRetention({ redis, store, outages, now: Date.now })
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
  const retention = createImageRetention({ redis, store: away, outages, now: Date.now })
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
  const retention = createImageRetention({ redis, store, outages, now: Date.now })
  await expect.poll(() => removed).toEqual([images.selfie])
  await retention.close()
})
