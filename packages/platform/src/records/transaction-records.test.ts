import { expect } from 'vitest'
import { createAccount } from '../accounting/account.js'
import type { Connection } from '../queue/keys.js'
import { createTransactions, expiringImagesKey, recordKeyOf } from '../store/transactions.js'
import { redisTest } from '../testing/redis-test.js'
import { createTransactionRecords } from './transaction-records.js'

const LIFE_MS = 60_000
const opening = { tenant: 'acme', kind: 'ocr', kinds: ['ocr'], startedAtMs: 1, tokenId: 'a token' }
const started = { ...opening, overAtMs: Number.MAX_SAFE_INTEGER, sides: ['frontside'], answerKey: 'answer' }
const ended = { finishedAtMs: 3, outcome: 'rejected', status: 200, code: 818, error: 'document_on_screen', link: null }
const end = { ...ended, jobs: [], imagesUntilMs: 4 }
/** Whose sweeps do nothing by themselves here. */
const accountOf = (redis: Connection) =>
  createAccount({
    redis,
    audit: null,
    rememberedMs: 60_000,
    service: '1',
    onCounted: () => undefined,
    isDeferred: async () => false,
    outage: { failed: () => undefined },
    now: () => 5,
  })
const withStore = (redis: Connection, remove: (keys: string[]) => Promise<void> = async () => undefined) =>
  createTransactionRecords({ redis, store: { remove }, lifeMs: LIFE_MS, account: accountOf(redis), now: () => 5 })

redisTest('a record begins with its transaction, ends with it and goes after its time', async ({ redis }) => {
  const records = withStore(redis)
  const { id } = await createTransactions(redis, LIFE_MS)(['frontside'], 1, started)
  expect(await records.find(id)).toEqual(started)
  await records.finish(id, { ...started, ...end })
  expect(await records.find(id)).toEqual({ ...started, ...end })
  const ttls = await Promise.all((await redis.keys('*:record:*')).map((key) => redis.pttl(key)))
  expect(ttls.every((ttl) => ttl > LIFE_MS - 10_000 && ttl <= LIFE_MS)).toBe(true)
  expect(await records.find(id + 1)).toBeNull()
})

redisTest('images that are kept go when their time is over', async ({ redis }) => {
  const records = withStore(redis)
  const { id, images } = await createTransactions(redis, LIFE_MS)(['frontside'], Date.now() + 90_000, started)
  const imagesUntilMs = Date.now() + 50_000
  await records.finish(id, { ...started, ...end, imagesUntilMs })
  expect(Number(await redis.zscore(expiringImagesKey(redis), images.frontside!))).toBe(imagesUntilMs)
})

redisTest('without a time to keep them there are none', async ({ redis }) => {
  const { id } = await createTransactions(redis)(['frontside'], 1, started)
  expect(await withStore(redis).find(id)).toBeNull()
})

redisTest('erasing takes images and answer, and leaves what is not personal', async ({ redis }) => {
  const removed: string[] = []
  const records = withStore(redis, async (keys) => void removed.push(...keys))
  const { id, images } = await createTransactions(redis, LIFE_MS)(['frontside'], 1, started)
  await redis.set('answer', 'kept')
  await records.erase(id, { ...started, ...end }, null)
  expect(removed).toEqual([images.frontside])
  expect(await redis.exists('answer')).toBe(0)
  expect(await redis.zscore(expiringImagesKey(redis), images.frontside!)).toBeNull()
  const { answerKey: _gone, ...rest } = started
  expect(await records.find(id)).toEqual({ ...rest, ...end, imagesUntilMs: null, erasedAtMs: 5 })
})

redisTest('with the store away it fails, and the sweep is told', async ({ redis }) => {
  const records = withStore(redis, () => Promise.reject(new Error('away')))
  const { id, images } = await createTransactions(redis, LIFE_MS)(['frontside'], Date.now() + 60_000, started)
  await expect(records.erase(id, { ...started, ...end }, null)).rejects.toThrow('away')
  expect(await redis.zscore(expiringImagesKey(redis), images.frontside!)).toBe('0')
})

redisTest('a record that expires while it is erased does not come back', async ({ redis }) => {
  const { id } = await createTransactions(redis, LIFE_MS)(['frontside'], 1, started)
  await redis.del(recordKeyOf(redis, id))
  await withStore(redis).erase(id, { ...started, ...end }, null)
  expect(await redis.exists(recordKeyOf(redis, id))).toBe(0)
})
