import { isJob, type JobKind, type JobReply, type Job as Payload, type Shaped } from '@vivid/contract'
import { type Job, UnrecoverableError } from 'bullmq'
import type { Log } from '../process/log.js'
import type { Metrics } from '../process/metrics.js'
import { ObjectMissing, type ObjectStore } from '../store/object-store.js'
import type { ThreadTask } from './engine-thread.js'
import type { ThreadPool } from './thread-pool.js'

/** Fetch, compute, reply. What it throws decides: unrecoverable is a bug, anything else a dependency and retried. */
export const createJobHandler =
  (tools: {
    kind: JobKind
    store: ObjectStore
    pool: ThreadPool
    metrics: Metrics
    log: Log
    reply: (stream: string, reply: JobReply) => Promise<void>
  }) =>
  async (job: Job): Promise<void> => {
    const { kind, metrics } = tools
    const takenAt = Date.now()
    const payload: unknown = job.data
    if (!isJob(kind, payload)) throw new UnrecoverableError('the job payload does not fit its schema')
    const queuedMs = takenAt - job.timestamp
    metrics.queueWaitSeconds.observe({ kind }, queuedMs / 1000)
    if (takenAt >= payload.deadlineMs) {
      metrics.jobs.inc({ kind, outcome: 'skipped' })
      return
    }

    const images = await fetchImages(tools.store, payload.images)
    if (images === null) {
      // The caller hung up and its images are gone.
      metrics.jobs.inc({ kind, outcome: 'skipped' })
      return
    }
    const fetchedAt = Date.now()
    const shaped = await compute(tools.pool, { job: payload, images }, payload.deadlineMs)
    const engineMs = Date.now() - fetchedAt
    metrics.engineSeconds.observe({ kind, code: shaped.code ?? 'none' }, engineMs / 1000)
    await tools.reply(payload.replyTo, {
      jobId: job.id!,
      ...shaped,
      timings: { queuedMs, fetchMs: fetchedAt - takenAt, engineMs },
    })
    metrics.jobs.inc({ kind, outcome: 'answered' })
  }

const fetchImages = async (store: ObjectStore, keys: Payload['images']): Promise<Record<string, Uint8Array> | null> => {
  try {
    const sides = Object.entries(keys) as [string, string][]
    return Object.fromEntries(await Promise.all(sides.map(async ([side, key]) => [side, await store.get(key)])))
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

const compute = async (pool: ThreadPool, task: ThreadTask, deadlineMs: number): Promise<Shaped> => {
  try {
    return await pool.run(task, deadlineMs)
  } catch (error) {
    throw new UnrecoverableError(`the engine failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
