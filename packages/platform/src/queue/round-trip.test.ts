import type { Job, JobReply } from '@vivid/contract'
import { type RedisForTests, startRedisForTests } from '@vivid/embedded/for-tests'
import { Worker } from 'bullmq'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { digestJob } from './digest-job.js'
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
const answering = (reply: (job: { id: string; data: Job<'selfie-liveness'> }) => Promise<unknown>) => {
  const connection = connectForBlocking(server.address.url, log)
  const worker = new Worker(
    queueName('selfie-liveness'),
    async (job) => void (await reply({ id: job.id!, data: job.data })),
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

/** A turn that is due now, or held back until `grant`; notes how it ended. */
const turnAt = (dueMs: number | null = Date.now()) => {
  const ended: (number | undefined)[] = []
  let due = dueMs
  let whenDue: (dueMs: number) => void = () => undefined
  return {
    ended,
    grant: () => {
      due = Date.now()
      whenDue(due)
    },
    dueMs: () => due,
    ask: (then: (dueMs: number) => void) => {
      whenDue = then
    },
    end: (tookMs?: number) => void ended.push(tookMs),
  }
}

describe('round trip', () => {
  test('each request gets its own reply, and the stream is left empty', async () => {
    const trip = roundTrip()
    let stream = ''
    answering(async (job) => {
      stream = job.data.replyTo
      await sendReply(job.data.replyTo, replyTo(job.id), dataKey)
    })
    const sent = Array.from({ length: 50 }, () => payload())
    const pending = await Promise.all(
      sent.map((one) => trip.submit('selfie-liveness', one, { dataKey, turn: turnAt() })),
    )
    const replies = await Promise.all(pending.map(({ reply }) => reply))
    expect(replies.map(({ jobId }) => jobId)).toEqual(sent.map((one) => `${one.transactionId}-selfie-liveness`))
    await expect.poll(() => commands.xlen(stream)).toBe(0)
  })

  test('a reply that no gateway takes is gone after a minute', async () => {
    await sendReply('a stream', replyTo('1'), dataKey)
    expect(await commands.xlen('a stream')).toBe(1)
    const lifeSeconds = await commands.ttl('a stream')
    expect(lifeSeconds).toBeGreaterThan(0)
    expect(lifeSeconds).toBeLessThanOrEqual(60)
  })

  test('a reply that comes twice, or to nobody, does no harm', async () => {
    const trip = roundTrip()
    answering(async (job) => {
      await sendReply(job.data.replyTo, replyTo('0-ocr'), dataKey)
      await sendReply(job.data.replyTo, replyTo(job.id), dataKey)
      await sendReply(job.data.replyTo, replyTo(job.id), dataKey)
    })
    const first = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect((await first.reply).status).toBe(200)
    const second = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect((await second.reply).status).toBe(200)
  })

  test('nobody else can answer: not in the clear, not under another key, not with a reply to another job', async () => {
    const trip = roundTrip()
    const stranger = createMasterKeys(['the master key of somebody else']).makeDataKey()
    answering(async (job) => {
      await sendReply(job.data.replyTo, { ...replyTo(job.id), body: { valid: 'clear' } })
      await sendReply(job.data.replyTo, { ...replyTo(job.id), body: { valid: 'stranger' } }, stranger)
      await sendReply(job.data.replyTo, replyTo(job.id), dataKey)
    })
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect((await reply).body).toEqual({ valid: true })
  })

  test('nor a worker that was made to do something else', async () => {
    const trip = roundTrip()
    let asked: Job<'selfie-liveness'> | undefined
    answering(async ({ id, data }) => {
      asked = data
      const reply = (workedOn: string, body: string) =>
        sendReply(data.replyTo, { ...replyTo(id), workedOn, body: { valid: body } }, dataKey)
      await reply(digestJob('ocr', data as never), 'by a worker of another kind')
      await reply(digestJob('selfie-liveness', { ...data, images: { selfie: 'other' } }), 'of another picture')
      await reply(digestJob('selfie-liveness', data), 'of this')
    })
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect((await reply).body).toEqual({ valid: 'of this' })
    expect(asked).toMatchObject({ images: { selfie: 'key' } })
  })

  // Whatever was not 200 used to pass for a failure, and was handed on.
  test('in the clear, a status below 500 is no failure', async () => {
    const trip = roundTrip()
    answering(async (job) => {
      for (const status of [0, 201, 206, 299, 302, 404]) {
        await sendReply(job.data.replyTo, { ...replyTo(job.id), status, body: { valid: 'clear' } })
      }
      await sendReply(job.data.replyTo, replyTo(job.id), dataKey)
    })
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect((await reply).body).toEqual({ valid: true })
  })

  test('a failure may come in the clear', async () => {
    const trip = roundTrip()
    answering((job) => sendReply(job.data.replyTo, { ...replyTo(job.id), status: 500, code: 711 }))
    const { reply } = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect(await reply).toMatchObject({ status: 500, code: 711 })
  })

  test('no reply by the deadline rejects and takes the job back', async () => {
    const trip = roundTrip()
    const pending = await trip.submit('selfie-liveness', payload(200), { dataKey, turn: turnAt() })
    await expect(pending.reply).rejects.toBeInstanceOf(DeadlineExceeded)
    await expect.poll(() => waiting(trip)).toBe(0)
  })

  test('a cancelled job is taken back', async () => {
    const trip = roundTrip()
    const pending = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    expect(await waiting(trip)).toBe(1)
    pending.cancel()
    await expect.poll(() => waiting(trip)).toBe(0)
  })

  test('a job that is held back waits until it is due', async () => {
    const trip = roundTrip()
    answering((job) => sendReply(job.data.replyTo, replyTo(job.id), dataKey))
    const turn = turnAt(null)
    const held = await trip.submit('selfie-liveness', payload(), { dataKey, turn })
    const other = await trip.submit('selfie-liveness', payload(), { dataKey, turn: turnAt() })
    await other.reply
    expect(await waiting(trip), 'it counts as waiting').toBe(1)
    expect(turn.ended).toEqual([])
    turn.grant()
    expect((await held.reply).status).toBe(200)
    expect(turn.ended).toEqual([0])
  })

  test('a job that is due though Redis has lost it is submitted anew', async () => {
    const trip = roundTrip()
    const turn = turnAt(null)
    const sent = payload()
    const held = await trip.submit('selfie-liveness', sent, { dataKey, turn })
    await trip.queues.withdraw('selfie-liveness', `${sent.transactionId}-selfie-liveness`)
    answering((job) => sendReply(job.data.replyTo, replyTo(job.id), dataKey))
    turn.grant()
    expect((await held.reply).status).toBe(200)
  })

  test('a job that became due while Redis was away is handed over when it is back', async () => {
    const trip = roundTrip()
    answering((job) => sendReply(job.data.replyTo, replyTo(job.id), dataKey))
    const turn = turnAt(null)
    const held = await trip.submit('selfie-liveness', payload(), { dataKey, turn })
    // Due, and nobody could be told.
    turn.ask(() => undefined)
    turn.grant()
    commands.emit('ready')
    expect((await held.reply).status).toBe(200)
  })

  test('who hangs up while its job is at a worker keeps the turn until that ends', async () => {
    const trip = roundTrip()
    let finish: () => void = () => undefined
    let started = false
    answering(async (job) => {
      started = true
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      await sendReply(
        job.data.replyTo,
        { ...replyTo(job.id), timings: { queuedMs: 0, fetchMs: 1, engineMs: 2 } },
        dataKey,
      )
    })
    const turn = turnAt()
    const pending = await trip.submit('selfie-liveness', payload(), { dataKey, turn })
    await expect.poll(() => started).toBe(true)
    pending.cancel()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(turn.ended).toEqual([])
    finish()
    await expect.poll(() => turn.ended).toEqual([3])
  })
})
