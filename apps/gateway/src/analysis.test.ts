import type { JobReply } from '@vivid/contract'
import { expect, test } from 'vitest'
import { submitJob } from './analysis.js'

const span = { child: () => span, fail: () => undefined, end: () => undefined, traceparent: undefined }

/** Submits a job that is replied to with this status; resolves to what admission was told of its time. */
const tookAfter = async (status: number): Promise<number[]> => {
  const took: number[] = []
  const timings = { queuedMs: 5, fetchMs: 10, engineMs: 90 }
  const reply = Promise.resolve({ jobId: '1-ocr', status, code: null, body: {}, timings } satisfies JobReply)
  const place = { turnMs: () => 0, queued: () => undefined, took: (_kind: string, ms: number) => took.push(ms) }
  const services = { roundTrip: { submit: async () => ({ reply, cancel: () => undefined }) } }
  const transaction = { span, place, jobs: [], debug: null, gone: new AbortController().signal }
  const pending = await submitJob(services as never, transaction as never, 'ocr', {} as never)
  await pending.reply
  return took
}

test('an answer tells admission how long its job held a thread', async () => {
  expect(await tookAfter(200)).toEqual([100])
})

test.each([500, 503, 504])(
  'a job that ended with %i was not done: it says nothing of what such jobs take',
  async (status) => {
    expect(await tookAfter(status)).toEqual([])
  },
)
