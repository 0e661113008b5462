import { type RedisForTests, startRedisForTests } from '@vivid/embedded/for-tests'
import { Worker } from 'bullmq'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createMetrics } from '../process/metrics.js'
import { createJobQueues, type JobQueues, queueName } from './job-queues.js'
import { type Connection, queueOptions } from './keys.js'
import { measureQueues } from './measure-queues.js'
import { connectForBlocking, connectForCommands } from './redis.js'
import { whenReady } from './when-ready.js'

const log = createLog('test', 'silent')
let server: RedisForTests
let redis: Connection
let queues: JobQueues

beforeAll(async () => {
  server = await startRedisForTests()
  redis = connectForCommands(server.address.url, log)
  await whenReady(redis, 60_000)
  queues = createJobQueues(redis, Date.now)
})
afterAll(async () => {
  await queues.close()
  redis.disconnect()
  await server.stop()
})

const payload = {
  transactionId: 1,
  owner: 'tenant',
  replyTo: 'stream',
  deadlineMs: 0,
  language: 'en' as const,
  images: { selfie: 'key' },
  details: false,
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('backlog: waiting, active, and the oldest of both', async () => {
  expect(await queues.backlog('selfie-liveness')).toEqual({ waiting: 0, active: 0, oldestAtMs: null })
  const before = Date.now()
  await queues.add('selfie-liveness', '1-a', payload, before)
  const after = Date.now()
  await pause(20)
  await queues.add('selfie-liveness', '2-b', payload, Date.now())
  const { oldestAtMs, ...counts } = await queues.backlog('selfie-liveness')
  expect(counts).toEqual({ waiting: 2, active: 0 })
  expect(oldestAtMs).toBeGreaterThanOrEqual(before)
  expect(oldestAtMs).toBeLessThanOrEqual(after)

  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const connection = connectForBlocking(server.address.url, log)
  const worker = new Worker(queueName('selfie-liveness'), () => held, queueOptions(connection))
  await expect.poll(() => queues.backlog('selfie-liveness')).toEqual({ waiting: 1, active: 1, oldestAtMs })
  finish()
  await expect.poll(() => queues.backlog('selfie-liveness')).toEqual({ waiting: 0, active: 0, oldestAtMs: null })
  await worker.close()
  connection.disconnect()
})

test('gauges are set at a scrape, and absent while Redis is away', async () => {
  const metrics = createMetrics('test')
  let away = false
  const backlog = async () => {
    if (away) throw new Error('away')
    return { waiting: 3, active: 2, oldestAtMs: 60_000 }
  }
  measureQueues({ backlog }, metrics, () => 61_500)
  const there = await metrics.scrape()
  expect(there).toContain('vivid_waiting_jobs{kind="ocr",process="test"} 3')
  expect(there).toContain('vivid_active_jobs{kind="ocr",process="test"} 2')
  expect(there).toContain('vivid_oldest_job_seconds{kind="ocr",process="test"} 1.5')
  away = true
  const gone = await metrics.scrape()
  expect(gone).not.toMatch(/^vivid_(waiting|active|oldest)[^ ]*\{kind/m)
})
