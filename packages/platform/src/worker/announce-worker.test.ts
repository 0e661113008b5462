import { expect, test } from 'vitest'
import { announceWorker, countWorkers } from './announce-worker.js'

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

test('workers are counted by kind while they are heard of', async () => {
  const { redis, hash } = makeRedis()
  const two = [3, 1].map((busy) => announceWorker({ redis, kind: 'ocr', threads: 4, busy: () => busy }))
  expect((await countWorkers(redis)).ocr).toEqual({ workers: 2, threads: 8, busyThreads: 4 })
  expect((await countWorkers(redis))['selfie-liveness'].workers).toBe(0)
  expect((await countWorkers(redis, () => Date.now() + 10_000)).ocr.workers).toBe(0)
  expect(hash.size).toBe(2)
  await two[0]!.close()
  expect((await countWorkers(redis)).ocr).toEqual({ workers: 1, threads: 4, busyThreads: 1 })
  await two[1]!.close()
})

test('a worker that was killed is forgotten in the end', async () => {
  const { redis, hash } = makeRedis()
  const worker = announceWorker({ redis, kind: 'ocr', threads: 1, busy: () => 0 })
  await countWorkers(redis, () => Date.now() + 120_000)
  expect(hash.size).toBe(0)
  await worker.close()
})
