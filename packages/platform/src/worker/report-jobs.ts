import type { JobKind } from '@vivid/contract'
import type { Worker } from 'bullmq'
import type { Log } from '../process/log.js'
import type { Metrics } from '../process/metrics.js'
import { logOf } from '../process/tracing.js'
import { noteQueueError } from '../queue/redis.js'
import type { SendReply } from '../queue/reply-stream.js'
import { type Dependencies, outageOfJob } from '../readiness/dependencies.js'
import { failureReply, isLastAttempt } from './failure-reply.js'

const outcomes = ['answered', 'skipped', 'retried', 'failed', 'taken_over']

/** Counts and logs what became of jobs, and answers those that failed for good. */
export const reportJobs = (
  worker: Worker,
  tools: { kind: JobKind; log: Log; metrics: Metrics; outages: Dependencies; reply: SendReply },
): void => {
  const { kind, log, metrics, outages, reply } = tools
  // A counter that starts at its first event hides that event from `increase`.
  for (const outcome of outcomes) metrics.jobs.inc({ kind, outcome }, 0)
  worker.on('error', noteQueueError(log, outages.redis))
  worker.on('stalled', (jobId) => {
    metrics.jobs.inc({ kind, outcome: 'taken_over' })
    log.warn({ jobId }, 'took over a job whose worker is gone')
  })
  worker.on('failed', (job, error) => {
    const last = isLastAttempt(job, error)
    metrics.jobs.inc({ kind, outcome: last ? 'failed' : 'retried' })
    const traceparent = traceparentOf(job?.data)
    const about = { err: error, jobId: job?.id, reqId: requestIdOf(job?.data) }
    if (last) logOf(log, { traceparent }).error(about, 'job failed')
    else outageOfJob(outages, error).failed(error, 'jobs')
    const message = last && job ? failureReply(kind, job, error) : null
    if (message) reply(message.stream, message.reply).catch(() => undefined)
  })
}

const requestIdOf = (payload: { requestId?: unknown } | undefined): string | undefined =>
  typeof payload?.requestId === 'string' ? payload.requestId : undefined

const traceparentOf = (payload: { traceparent?: unknown } | undefined): string | undefined =>
  typeof payload?.traceparent === 'string' ? payload.traceparent : undefined
