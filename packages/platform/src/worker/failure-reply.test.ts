import { UnrecoverableError } from 'bullmq'
import { expect, test } from 'vitest'
import { EngineFailed } from './engine-failed.js'
import { failureReply, isLastAttempt } from './failure-reply.js'

const data = {
  transactionId: 7,
  owner: 'o',
  replyTo: 'replies',
  deadlineMs: 1,
  language: 'en',
  images: { selfie: 'images/7/selfie' },
  details: false,
}
const job = { id: '7-selfie-liveness', data, attemptsMade: 1, opts: { attempts: 3 } }
const replyTo = (error: Error) => failureReply('selfie-liveness', job, error)!.reply

test('the caller is told the failure that the engine named', () => {
  const error = new EngineFailed({ failure: 'face_borders_failed', description: 'RangeError' })
  expect(replyTo(error)).toMatchObject({ jobId: job.id, status: 500, code: 710, error: 'face_borders_failed' })
  expect(isLastAttempt(job, error)).toBe(true)
})

test('a job that ended its workers, and one whose engine named nothing, are failures of their kind', () => {
  const stalled = new UnrecoverableError('job stalled more than allowable limit')
  expect(replyTo(stalled)).toMatchObject({ status: 500, code: 711, error: 'liveness_failed' })
})

test('a dependency that stayed away is a refusal, whatever its message says', () => {
  const away = new Error('face_borders_failed: the connection stalled')
  expect(replyTo(away)).toMatchObject({ status: 503, code: null, error: 'unavailable' })
  expect(isLastAttempt(job, away)).toBe(false)
  expect(isLastAttempt({ ...job, attemptsMade: 3 }, away)).toBe(true)
})

test('nobody is told of a job that says not where', () => {
  expect(failureReply('ocr', job, new Error('x'))).toBeNull()
})
