import {
  isJob,
  type JobKind,
  type JobReply,
  kinds,
  type Language,
  refusals,
  refusalText,
  shapeFailure,
} from '@vivid/contract'
import { type Job, UnrecoverableError } from 'bullmq'
import { EngineFailed } from './engine-failed.js'

type FailedJob = Pick<Job, 'id' | 'data' | 'attemptsMade' | 'opts'>

export const isLastAttempt = (job: FailedJob | undefined, error: Error): boolean =>
  !job || error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1)

const refusal = (language: Language) => ({
  status: refusals.unavailable.status,
  code: null,
  error: 'unavailable',
  body: { error: refusalText('unavailable', language), reason: 'unavailable' },
})

/**
 * A failure: of the engine, or of a job that killed two workers, which BullMQ makes unrecoverable too. A dependency that stayed
 * away is a refusal: try again later.
 */
export const failureReply = (
  kind: JobKind,
  job: FailedJob,
  error: Error,
): { stream: string; reply: JobReply } | null => {
  const payload: unknown = job.data
  if (!isJob(kind, payload)) return null
  const failure = error instanceof EngineFailed ? error.failure : kinds[kind].ownFailure
  return {
    stream: payload.replyTo,
    reply: {
      jobId: job.id!,
      ...(error instanceof UnrecoverableError ? shapeFailure(kind, failure, payload) : refusal(payload.language)),
      timings: { queuedMs: 0, fetchMs: 0, engineMs: 0 },
    },
  }
}
