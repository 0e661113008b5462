import { expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { redisTest } from '../testing/redis-test.js'
import { NotRemoved, type ObjectStore } from './object-store.js'
import { startOrphanSweeper, sweepOrphans } from './orphan-sweeper.js'

const log = createLog('test', 'silent')

const storeOf = (keys: string[]) => {
  const removed: string[] = []
  let listings = 0
  return {
    removed,
    listings: () => listings,
    list: async function* () {
      listings += 1
      yield* keys
    },
    remove: async (gone: string[]) => void removed.push(...gone),
  }
}

test('what is older than any request goes; younger images and what is not ours stay', async () => {
  const store = storeOf(['images/5000000/frontside', 'images/9000000/selfie', 'images/x/selfie', 'images/5000000/a/b'])
  expect(await sweepOrphans(store, (startedAtMs) => startedAtMs < 8_000)).toEqual({ removed: 1, refused: 0 })
  expect(store.removed).toEqual(['images/5000000/frontside'])
})

test('any number of them', async () => {
  const store = storeOf(Array.from({ length: 1_234 }, (_, n) => `images/${n + 1}/selfie`))
  expect(await sweepOrphans(store, () => true)).toEqual({ removed: 1_234, refused: 0 })
  expect(new Set(store.removed).size).toBe(1_234)
})

test('past those that the store refuses to delete', async () => {
  const keys = Array.from({ length: 1_234 }, (_, n) => `images/${n + 1}/selfie`)
  const remove = async ([first]: string[]) => {
    if (first === keys[0]) throw new NotRemoved(new Map([[first!, 'AccessDenied']]))
  }
  expect(await sweepOrphans({ ...storeOf(keys), remove }, () => true)).toEqual({ removed: 1_233, refused: 1 })
})

redisTest('a gateway that ends does not wait for the rest of the bucket', async ({ redis }) => {
  let listed = 0
  const list = async function* () {
    for (; ; listed += 1) {
      await new Promise(setImmediate)
      yield `images/${listed + 1}/selfie`
    }
  }
  const store = { ...storeOf([]), list } as unknown as ObjectStore
  const sweeper = startOrphanSweeper({ redis, store, maxAgeMs: 1_000, log, now: () => 99_999 })
  await expect.poll(() => listed).toBeGreaterThan(5)
  await sweeper.close()
  await redis.flushdb()
})

redisTest('of several gateways one goes through the bucket', async ({ redis }) => {
  const store = storeOf(['images/1000/selfie', 'images/99999000/selfie'])
  const options = { redis, store: store as unknown as ObjectStore, maxAgeMs: 1_000, log, now: () => 99_999 }
  const sweepers = [1, 2, 3].map(() => startOrphanSweeper(options))
  await expect.poll(() => store.removed).toEqual(['images/1000/selfie'])
  await Promise.all(sweepers.map((each) => each.close()))
  expect(store.listings()).toBe(1)
})
