import type { JobReply } from '@vivid/contract'
import { type RedisForTests, startRedisForTests } from '@vivid/embedded/for-tests'
import { Worker } from 'bullmq'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { queueName } from './job-queues.js'
import { type Connection, queueOptions } from './keys.js'
import { connectForBlocking, connectForCommands } from './redis.js'
import { createReplySender } from './reply-stream.js'
import { createRoundTrip, DeadlineExceeded, type RoundTrip } from './round-trip.js'
import { whenReady } from './when-ready.js'

const log = createLog('test', 'silent')
let server: RedisForTests
let commands: Connection
let sendReply: ReturnType<typeof createReplySender>
const dataKey = createMasterKeys(['a master key for tests']).makeDataKey()
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  server = await startRedisForTests()
  commands = connectForCommands(server.address.url, log)
  await whenReady(commands, 60_000)
  sendReply = createReplySender(commands)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(async () => {
  commands.disconnect()
  await server.stop()
})

const roundTrip = () => {
  const made = createRoundTrip({
    commands,
    blocking: connectForBlocking(server.address.url, log),
    gatewayId: crypto.randomUUID(),
    log,
    now: Date.now,
  })
  closers.push(() => made.close())
  return made
}

/** A worker that answers as told. */
const answering = (reply: (job: { id: string; replyTo: string }) => Promise<unknown>) => {
  const connection = connectForBlocking(server.address.url, log)
  const worker = new Worker(
    queueName('selfie-liveness'),
    async (job) => void (await reply({ id: job.id!, replyTo: job.data.replyTo as string })),
    queueOptions(connection),
  )
  closers.push(async () => {
    await worker.close()
    connection.disconnect()
  })
}

const waiting = async (trip: RoundTrip) => (await trip.queues.count('selfie-liveness')).waiting

let transactionId = 1
const payload = (deadlineInMs = 240_000) => ({
  transactionId: transactionId++,
  owner: 'tenant',
  deadlineMs: Date.now() + deadlineInMs,
  language: 'en' as const,
  images: { selfie: 'key' },
  details: false,
})
const replyTo = (jobId: string): JobReply => ({
  jobId,
  status: 200,
  code: null,
  body: { valid: true },
  timings: { queuedMs: 0, fetchMs: 0, engineMs: 0 },
})

describe('round trip', () => {
  test('each request gets its own reply, and the stream is left empty', async () => {
    const trip = roundTrip()
    let stream = ''
    answering(async (job) => {
      stream = job.replyTo
      await sendReply(job.replyTo, replyTo(job.id), dataKey)
    })
    const sent = Array.from({ length: 50 }, () => payload())
    const pending = await Promise.all(sent.map((one) => trip.submit('selfie-liveness', one, { dataKey })))
    const replies = await Promise.all(pending.map(({ reply }) => reply))
    expect(replies.map(({ jobId }) => jobId)).toEqual(sent.map((one) => `${one.transactionId}-selfie-liveness`))
    await expect.poll(() => commands.xlen(stream)).toBe(0)
  })

  test('a reply that comes twice, or to nobody, does no harm', async () => {
    const trip = roundTrip()
    answering(async (job) => {
      await sendReply(job.replyTo, replyTo('0-ocr'), dataKey)
      await sendReply(job.replyTo, replyTo(job.id), dataKey)
      await sendReply(job.replyTo, replyTo(job.id), dataKey)
    })
    const first = await trip.submit('selfie-liveness', payload(), { dataKey })
    expect((await first.reply).status).toBe(200)
    const second = await trip.submit('selfie-liveness', payload(), { dataKey })
    expect((await second.reply).status).toBe(200)
  })

  test('nobody else can answer: not in the clear, not under another key, not with a reply to another job', async () => {
    const trip = roundTrip()
    const stranger = createMasterKeys(['the master key of somebody else']).makeDataKey()
    answering(async (job) => {
      await sendReply(job.replyTo, { ...replyTo(job.id), body: { valid: 'clear' } })
      await sendReply(job.replyTo, { ...replyTo(job.id), body: { valid: 'stranger' } }, stranger)
      await sendReply(job.replyTo, replyTo(job.id), dataKey)
    })
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey })
    expect((await reply).body).toEqual({ valid: true })
  })

  test('a failure may come in the clear', async () => {
    const trip = roundTrip()
    answering((job) => sendReply(job.replyTo, { ...replyTo(job.id), status: 500, code: 711 }))
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey })
    expect(await reply).toMatchObject({ status: 500, code: 711 })
  })

  test('no reply by the deadline rejects and takes the job back', async () => {
    const trip = roundTrip()
    const pending = await trip.submit('selfie-liveness', payload(200), { dataKey })
    await expect(pending.reply).rejects.toBeInstanceOf(DeadlineExceeded)
    await expect.poll(() => waiting(trip)).toBe(0)
  })

  test('a cancelled job is taken back', async () => {
    const trip = roundTrip()
    const pending = await trip.submit('selfie-liveness', payload(), { dataKey })
    expect(await waiting(trip)).toBe(1)
    pending.cancel()
    await expect.poll(() => waiting(trip)).toBe(0)
  })
})
