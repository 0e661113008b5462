import type { JobKind, JobReply } from '@vivid/contract'
import { type Job, UnrecoverableError } from 'bullmq'
import { expect, test } from 'vitest'
import { createMetrics } from '../process/metrics.js'
import { noTracing } from '../process/tracing.js'
import { digestJob } from '../queue/digest-job.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
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

/** A worker of a kind, whose engine finds every document good. */
const workerOf = (kind: JobKind) => {
  const replies: JobReply[] = []
  const opened: string[] = []
  const dataKey = createMasterKeys(['a master key for tests']).makeDataKey()
  const handle = createJobHandler({
    kind,
    vault: {
      put: () => Promise.reject(new Error('a worker stores nothing')),
      get: async (key) => {
        opened.push(key)
        return { bytes: Buffer.alloc(1), dataKey }
      },
    },
    pool: {
      run: async () => ({ status: 200, code: null, body: {} }),
      busy: () => 0,
      overdue: () => 0,
      close: async () => undefined,
    },
    times: createServiceTimes(kind),
    metrics: createMetrics('test'),
    tracing: noTracing,
    now: Date.now,
    reply: async (_stream, reply) => void replies.push(reply),
  })
  const take = (id: string, payload: object = data) =>
    handle({ id, data: payload, timestamp: Date.now(), attemptsMade: 0 } as unknown as Job)
  return { take, replies, opened }
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
