import { type JobKind, jobKinds, type Job as Payload } from '@vivid/contract'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'

export const queueName = (kind: JobKind): string => `vivid-${kind}`

const jobOptions = {
  // The answer travels by reply stream; a finished job has nothing left to say.
  removeOnComplete: true,
  // Only our own faults end up failed: keep some for whoever looks into them.
  removeOnFail: { age: 24 * 3600, count: 1_000 },
  // A store that is away for a moment; caller's faults complete and bugs are never retried.
  attempts: 3,
  backoff: { type: 'exponential', delay: 200 },
}

/** So many of the jobs that stand back are looked at for the oldest. */
const standingBackLooked = 255

export interface Backlog {
  /** Jobs that no worker has, those that wait for another attempt included. */
  waiting: number
  active: number
  /** When the oldest of them was submitted; null when there are none. */
  oldestAtMs: number | null
}

export interface JobQueues {
  /** Adding the same id twice is harmless. Jobs that stand at 0 come first, then those at 1, and so on. */
  add<Kind extends JobKind>(kind: Kind, jobId: string, payload: Payload<Kind>, standing?: number): Promise<void>
  /** Takes back a job that no worker has started; resolves in any case. */
  withdraw(kind: JobKind, jobId: string): Promise<void>
  waiting(kind: JobKind): Promise<number>
  backlog(kind: JobKind): Promise<Backlog>
  close(): Promise<void>
}

/** `now` is the clock that all processes share: workers tell from it how long a job has waited. */
export const createJobQueues = (redis: Redis, now: () => number): JobQueues => {
  const make = (kind: JobKind) => {
    const queue = new Queue(queueName(kind), { connection: redis, skipVersionCheck: true })
    // The connection reports its own errors; without a listener they would end the process.
    queue.on('error', () => undefined)
    return queue
  }
  const queues: Record<JobKind, Queue> = {
    ocr: make('ocr'),
    'document-liveness': make('document-liveness'),
    'selfie-liveness': make('selfie-liveness'),
  }
  return {
    add: async (kind, jobId, payload, standing = 0) => {
      await queues[kind].add(kind, payload, {
        ...jobOptions,
        jobId,
        timestamp: now(),
        ...(standing > 0 ? { priority: standing } : {}),
      })
    },
    withdraw: async (kind, jobId) => {
      // A job under a worker's lock cannot be removed: it runs, and its reply is ignored.
      await queues[kind].remove(jobId).catch(() => undefined)
    },
    waiting: async (kind) => {
      const counts = await queues[kind].getJobCounts('waiting', 'prioritized', 'delayed')
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    },
    backlog: async (kind) => {
      const [counts, oldest] = await Promise.all([
        queues[kind].getJobCounts('waiting', 'prioritized', 'delayed', 'active'),
        // The first of each: lists are in order of submission, except for jobs that stand back, which need a longer look.
        Promise.all([
          queues[kind].getJobs(['waiting', 'delayed', 'active'], 0, 0, true),
          queues[kind].getJobs(['prioritized'], 0, standingBackLooked, true),
        ]),
      ])
      const { active = 0, ...waiting } = counts
      // A job that ended between the two questions has no data any more.
      const timestamps = oldest
        .flat()
        .filter(Boolean)
        .map((job) => job.timestamp)
      return {
        active,
        waiting: Object.values(waiting).reduce((sum, count) => sum + count, 0),
        oldestAtMs: timestamps.length === 0 ? null : Math.min(...timestamps),
      }
    },
    close: async () => {
      await Promise.all(jobKinds.map((kind) => queues[kind].close()))
    },
  }
}
