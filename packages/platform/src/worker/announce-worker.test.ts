import { expect, test } from 'vitest'
import { announceWorker, seeWorkers } from './announce-worker.js'

const measured = (meanMs: number) => ({
  measured: () => ({ passport: meanMs }),
  meanMs: () => meanMs,
  hasMeasured: () => true,
})
/** It stands still: a worker counts for a few seconds after it was heard of. */
const now = () => 1_700_000_000_000
const announce = (redis: never, threads: number, busy: number, meanMs = 100) =>
  announceWorker({ redis, kind: 'ocr', threads, busy: () => busy, times: measured(meanMs), now })

/** A hash is all that is asked of Redis. */
const makeRedis = () => {
  const hash = new Map<string, string>()
  const redis = {
    status: 'ready',
    hset: async (_key: string, id: string, text: string) => hash.set(id, text),
    hdel: async (_key: string, ...ids: string[]) => {
      for (const id of ids) hash.delete(id)
    },
    hgetall: async () => Object.fromEntries(hash),
  }
  return { hash, redis: redis as never }
}

test('workers are seen by kind while they are heard of', async () => {
  const { redis, hash } = makeRedis()
  const two = [await announce(redis, 4, 3), await announce(redis, 4, 1)]
  expect((await seeWorkers(redis, now)).ocr).toMatchObject({ workers: 2, threads: 8, busyThreads: 4 })
  expect((await seeWorkers(redis, now))['selfie-liveness'].workers).toBe(0)
  expect((await seeWorkers(redis, () => now() + 10_000)).ocr.workers).toBe(0)
  expect(hash.size).toBe(2)
  await two[0]!.close()
  expect((await seeWorkers(redis, now)).ocr).toMatchObject({ workers: 1, threads: 4, busyThreads: 1 })
  await two[1]!.close()
})

test('an entry that says nothing is deleted, and hides nobody', async () => {
  const { redis, hash } = makeRedis()
  const worker = await announce(redis, 4, 3)
  for (const text of ['no JSON', 'null', '{"kind":"ocr"}']) hash.set(text, text)
  expect((await seeWorkers(redis, now)).ocr).toMatchObject({ workers: 1, threads: 4 })
  expect(hash.size).toBe(1)
  await worker.close()
})

test('a worker waits until its first word can be read', async () => {
  const { redis, hash } = makeRedis()
  const slow = {
    ...(redis as object),
    hset: async (_key: string, id: string, text: string) => {
      await new Promise(setImmediate)
      hash.set(id, text)
    },
  } as never
  const worker = await announce(slow, 1, 0)
  expect(hash.size).toBe(1)
  await worker.close()
})

test('what they measured is averaged over their threads', async () => {
  const { redis } = makeRedis()
  const two = [await announce(redis, 1, 0, 100), await announce(redis, 3, 0, 300)]
  expect((await seeWorkers(redis, now)).ocr).toMatchObject({ times: { passport: 250 }, meanMs: 250 })
  for (const worker of two) await worker.close()
})

test('a worker that was killed is forgotten in the end', async () => {
  const { redis, hash } = makeRedis()
  const worker = await announce(redis, 1, 0)
  await seeWorkers(redis, () => now() + 120_000)
  expect(hash.size).toBe(0)
  await worker.close()
})

test('a worker that takes no jobs is not counted', async () => {
  const { redis } = makeRedis()
  const times = { measured: () => ({}), meanMs: () => 0, hasMeasured: () => false }
  const worker = await announceWorker({
    redis,
    kind: 'ocr',
    threads: 1,
    busy: () => 0,
    isReady: () => false,
    times,
    now,
  })
  expect((await seeWorkers(redis, now)).ocr.workers).toBe(0)
  await worker.close()
})
