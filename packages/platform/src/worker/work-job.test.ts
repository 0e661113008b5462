import type { JobKind, JobReply } from '@vivid/contract'
import { type Job, UnrecoverableError } from 'bullmq'
import { expect, test } from 'vitest'
import { createMetrics } from '../process/metrics.js'
import { noTracing } from '../process/tracing.js'
import { digestJob } from '../queue/digest-job.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { ObjectMissing } from '../store/object-store.js'
import { createServiceTimes } from './service-times.js'
import { createJobHandler } from './work-job.js'

const data = {
  transactionId: 7,
  owner: 'o',
  replyTo: 'replies',
  deadlineMs: Date.now() + 3_600_000,
  language: 'en',
  images: { frontside: 'images/7/frontside' },
  documentType: 'passport',
  // What either kind wants, so that the schema does not tell them apart.
  validateSides: false,
  reading: { validateSides: false },
}

/** The image of a caller that hung up. */
const gone = 'images/7/gone'

/** A worker of a kind, whose engine finds every document good, and takes as long for it by the worker's clock. */
const workerOf = (kind: JobKind, { engineMs = 0 } = {}) => {
  const replies: JobReply[] = []
  const opened: string[] = []
  const times = createServiceTimes(kind)
  const clock = { ms: Date.now() }
  const dataKey = createMasterKeys(['a master key for tests']).makeDataKey()
  const handle = createJobHandler({
    kind,
    vault: {
      put: () => Promise.reject(new Error('a worker stores nothing')),
      get: async (key) => {
        opened.push(key)
        if (key === gone) throw new ObjectMissing(key)
        return { bytes: Buffer.alloc(1), dataKey }
      },
    },
    pool: {
      run: async () => {
        clock.ms += engineMs
        return { status: 200, code: null, body: {} }
      },
      busy: () => 0,
      overdue: () => 0,
      close: async () => undefined,
    },
    times,
    metrics: createMetrics('test'),
    tracing: noTracing,
    now: () => clock.ms,
    reply: async (_stream, reply) => void replies.push(reply),
  })
  const take = (id: string, payload: object = data) =>
    handle({ id, data: payload, timestamp: Date.now(), attemptsMade: 0 } as unknown as Job)
  return { take, replies, opened, times, clock }
}

test('a reply says which job it is to, of which kind, and what the job held', async () => {
  const { take, replies } = workerOf('id-reader-plus')
  await take('7-id-reader-plus')
  expect(replies).toMatchObject([
    { jobId: '7-id-reader-plus', status: 200, workedOn: digestJob('id-reader-plus', data as never) },
  ])
})

test.each([
  ['ocr', '7-id-reader-plus'],
  ['id-reader-plus', '7-ocr'],
  ['ocr', '8-ocr'],
  ['ocr', '7-ocr-again'],
] as const)('a worker of kind %s leaves job %s alone', async (kind, id) => {
  const { take, replies, opened } = workerOf(kind)
  await expect(take(id)).rejects.toBeInstanceOf(UnrecoverableError)
  expect({ replies, opened }).toEqual({ replies: [], opened: [] })
})

test('a job that would not be ready in time is not started, and its caller is told so', async () => {
  const { take, replies, opened, times, clock } = workerOf('ocr')
  times.replace({ passport: 3_000 }, 3_000)
  await take('7-ocr', { ...data, deadlineMs: clock.ms + 1_500 })
  expect(opened).toEqual([])
  expect(replies).toMatchObject([{ jobId: '7-ocr', status: 504, error: 'deadline_exceeded' }])
  expect(times.expectedMs('passport'), 'the estimate can come down again').toBeLessThan(3_000)
})

test('a job whose deadline is over is passed over: its caller was told', async () => {
  const { take, replies, opened, clock } = workerOf('ocr')
  await take('7-ocr', { ...data, deadlineMs: clock.ms })
  expect({ replies, opened }).toEqual({ replies: [], opened: [] })
})

test('an answer that comes after the deadline is not sent', async () => {
  const { take, replies, clock } = workerOf('ocr', { engineMs: 120_000 })
  await take('7-ocr', { ...data, deadlineMs: clock.ms + 60_000 })
  expect(replies).toEqual([])
})

test('of a job whose images are gone, as its caller hung up, nothing is said', async () => {
  const { take, replies, opened } = workerOf('ocr')
  await take('7-ocr', { ...data, images: { frontside: gone } })
  expect({ replies, opened }).toEqual({ replies: [], opened: [gone] })
})
