import { setTimeout as sleep } from 'node:timers/promises'
import {
  isJob,
  type JobKind,
  type JobReply,
  jobIdOf,
  type Job as Payload,
  refusals,
  refusalText,
  type StepTiming,
  workOf,
} from '@vivid/contract'
import { type Job, UnrecoverableError } from 'bullmq'
import type { Metrics } from '../process/metrics.js'
import { type Span, type Tracing, traced } from '../process/tracing.js'
import { digestJob } from '../queue/digest-job.js'
import type { SendReply } from '../queue/reply-stream.js'
import type { DataKey } from '../secrecy/master-keys.js'
import type { ImageVault } from '../store/image-vault.js'
import { ObjectMissing } from '../store/object-store.js'
import { describeFailure } from './describe-failure.js'
import { EngineFailed } from './engine-failed.js'
import type { Computed, ThreadTask } from './engine-thread.js'
import { recordSteps } from './record-steps.js'
import type { ServiceTimes } from './service-times.js'
import type { ThreadPool } from './thread-pool.js'

interface Tools {
  kind: JobKind
  vault: ImageVault
  pool: ThreadPool
  times: ServiceTimes
  metrics: Metrics
  tracing: Tracing
  /** By the clock that all processes share. */
  now: () => number
  reply: SendReply
}

/** What it throws decides: unrecoverable is a bug, anything else a dependency and retried. */
export const createJobHandler =
  (tools: Tools) =>
  async (job: Job): Promise<void> => {
    const { kind, metrics, tracing } = tools
    const takenAt = Date.now()
    const payload: unknown = job.data
    if (!isJob(kind, payload)) throw new UnrecoverableError('the job payload does not fit its schema')
    // The reply is sealed to the id: answered here, a job of another kind would pass for one whose own worker has done it.
    if (job.id !== jobIdOf(kind, payload.transactionId)) throw new UnrecoverableError('the job is of another kind')
    const queuedMs = Math.max(0, tools.now() - job.timestamp)
    metrics.queueWaitSeconds.observe({ kind }, queuedMs / 1000)
    const span = tracing.begin(`work ${kind}`, {
      parent: payload.traceparent,
      role: 'consumer',
      startMs: takenAt,
      attributes: { 'vivid.transaction_id': payload.transactionId, 'vivid.attempt': job.attemptsMade + 1 },
    })
    span.child('queue wait', { startMs: takenAt - queuedMs }).end(takenAt)
    try {
      const answered = await work(tools, span, { jobId: job.id!, payload, takenAt, queuedMs })
      metrics.jobs.inc({ kind, outcome: answered ? 'answered' : 'skipped' })
    } catch (error) {
      span.fail((error as Error).message)
      throw error
    } finally {
      span.end()
    }
  }

/** Fetch, compute, reply. False when nobody waits any more, or would any more when it is done. */
const work = async (
  { kind, vault, pool, times, metrics, reply, now }: Tools,
  span: Span,
  { jobId, payload, takenAt, queuedMs }: { jobId: string; payload: Payload; takenAt: number; queuedMs: number },
): Promise<boolean> => {
  const name = workOf(kind, payload)
  const leftMs = payload.deadlineMs - now()
  if (leftMs <= 0) return false
  if (leftMs < times.expectedMs(name) * (payload.priceFactor ?? 1)) {
    times.noteSkipped(name)
    await reply(payload.replyTo, tooLate(jobId, payload, queuedMs))
    return false
  }
  const fetched = await traced(span, 'fetch images', () => fetchImages(vault, payload))
  // The caller hung up and its images are gone.
  if (fetched === null) return false
  const { images, dataKey } = fetched
  const fetchedAt = Date.now()
  const {
    timings: steps = [],
    seen,
    ...shaped
  } = await traced(span, 'engine', async (engineSpan) => {
    const computed = await compute(pool, { kind, job: payload, images, remainingMs: payload.deadlineMs - now() })
    recordSteps(computed.timings ?? [], { kind, metrics, span: engineSpan, startedAtMs: fetchedAt })
    return computed
  })
  const engineMs = Date.now() - fetchedAt
  times.note(name, payload.owner, (Date.now() - takenAt) / (payload.priceFactor ?? 1))
  metrics.engineSeconds.observe({ kind, code: shaped.code ?? 'none' }, engineMs / 1000)
  span.set({ 'vivid.code': shaped.code ?? 0 })
  // Past the deadline the caller was answered 504, and the result is thrown away.
  if (now() >= payload.deadlineMs) return false
  const answer = {
    jobId,
    workedOn: digestJob(kind, payload),
    ...shaped,
    timings: { queuedMs, fetchMs: fetchedAt - takenAt, engineMs },
    models: modelsOf(steps),
    ...(payload.debug ? { debug: { ...(seen ? { seen } : {}), steps } } : {}),
  }
  return traced(span, 'reply', () =>
    insist(
      () => reply(payload.replyTo, answer, dataKey),
      () => now() < payload.deadlineMs,
    ),
  )
}

const REPLY_PAUSE_MS = 200

/** The work is done: a Redis that is away for a moment must not lose it. False when it stayed away for too long. */
const insist = async (send: () => Promise<void>, isAwaited: () => boolean): Promise<boolean> => {
  while (true) {
    try {
      await send()
      return true
    } catch {
      // Redis' connection reports why.
      await sleep(REPLY_PAUSE_MS)
      if (!isAwaited()) return false
    }
  }
}

/** Told now instead of at the deadline: the job was not started, because it would not have been ready in time. */
const tooLate = (jobId: string, { language }: Payload, queuedMs: number): JobReply => ({
  jobId,
  status: refusals.deadline_exceeded.status,
  code: null,
  error: 'deadline_exceeded',
  body: { error: refusalText('deadline_exceeded', language), reason: 'deadline_exceeded' },
  timings: { queuedMs, fetchMs: 0, engineMs: 0 },
})

/** What really ran on these pictures, each network once. */
const modelsOf = (steps: readonly StepTiming[]): string[] => [
  ...new Set(
    steps.filter(({ step }) => step === 'inference').map(({ name, version = 'unknown' }) => `${name}@${version}`),
  ),
]

interface Fetched {
  images: Record<string, Uint8Array>
  /** All images of a transaction have the same one. */
  dataKey: DataKey
}

const fetchImages = async (vault: ImageVault, { images, owner }: Payload): Promise<Fetched | null> => {
  try {
    const keys = Object.entries(images) as [string, string][]
    const opened = await Promise.all(keys.map(async ([side, key]) => ({ side, ...(await vault.get(key, owner)) })))
    return {
      images: Object.fromEntries(opened.map(({ side, bytes }) => [side, bytes])),
      dataKey: opened[0]!.dataKey,
    }
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

const compute = async (pool: ThreadPool, task: ThreadTask): Promise<Computed> => {
  // What is thrown here, the thread itself did not catch: it ended, or its answer could not be handed over.
  const computed = await pool.run(task).catch((error: unknown) => describeFailure(task.kind, error))
  if ('failure' in computed) throw new EngineFailed(computed)
  return computed
}
