import { expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { redisTest } from '../testing/redis-test.js'
import type { ObjectStore } from './object-store.js'
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
  expect(await sweepOrphans(store, (startedAtMs) => startedAtMs < 8_000)).toBe(1)
  expect(store.removed).toEqual(['images/5000000/frontside'])
})

test('any number of them', async () => {
  const store = storeOf(Array.from({ length: 1_234 }, (_, n) => `images/${n + 1}/selfie`))
  expect(await sweepOrphans(store, () => true)).toBe(1_234)
  expect(new Set(store.removed).size).toBe(1_234)
})

redisTest('of several gateways one goes through the bucket', async ({ redis }) => {
  const store = storeOf(['images/1000/selfie', 'images/99999000/selfie'])
  const options = { redis, store: store as unknown as ObjectStore, maxAgeMs: 1_000, log, now: () => 99_999 }
  const sweepers = [1, 2, 3].map(() => startOrphanSweeper(options))
  await Promise.all(sweepers.map((each) => each.close()))
  expect(store.listings()).toBe(1)
  expect(store.removed).toEqual(['images/1000/selfie'])
})
