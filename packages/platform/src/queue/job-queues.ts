import { type JobKind, jobKinds, type Job as Payload } from '@vivid/contract'
import { Queue } from 'bullmq'
import { type Connection, queueOptions } from './keys.js'

export const queueName = (kind: JobKind): string => `vivid-${kind}`

const jobOptions = {
  // The answer travels by reply stream; a finished job has nothing left to say.
  removeOnComplete: true,
  // Only our own faults end up failed: keep some for whoever looks into them.
  removeOnFail: { age: 24 * 3600, count: 1_000 },
  // A store that restarts: the eighth attempt comes 25 s after the first, and what is past its deadline by then is not started.
  // Caller's faults complete and bugs are never retried.
  attempts: 8,
  backoff: { type: 'exponential', delay: 200 },
}

/** So many of the jobs that are due next are looked at for the oldest. */
const DUE_NEXT_LOOKED = 255

/** Two turns closer than this are served in the order in which they were submitted. */
const TURN_STEP_MS = 100
/** BullMQ's largest priority is 2^21 - 1, and 0 means none. */
const PRIORITIES = 2 ** 21 - 1

/**
 * BullMQ serves the smallest priority first. After 58 hours they begin anew: what waits at that moment is overtaken by what
 * comes then, which only a queue that is never empty for a whole deadline would feel.
 */
const priorityOf = (turnMs: number): number => (Math.floor(turnMs / TURN_STEP_MS) % PRIORITIES) + 1

export interface Counts {
  /** Jobs that no worker has, those that wait for another attempt included. */
  waiting: number
  active: number
}

export interface Backlog extends Counts {
  /** When the oldest of them was submitted; null when there are none. */
  oldestAtMs: number | null
}

export interface JobQueues {
  /** Adding the same id twice is harmless. Jobs without a turn come first, then those that are due first. */
  add<Kind extends JobKind>(kind: Kind, jobId: string, payload: Payload<Kind>, turnMs?: number): Promise<void>
  /** Takes back a job that no worker has started; resolves in any case. */
  withdraw(kind: JobKind, jobId: string): Promise<void>
  count(kind: JobKind): Promise<Counts>
  backlog(kind: JobKind): Promise<Backlog>
  close(): Promise<void>
}

/** `now` is the clock that all processes share: workers tell from it how long a job has waited. */
export const createJobQueues = (redis: Connection, now: () => number): JobQueues => {
  const make = (kind: JobKind) => {
    const queue = new Queue(queueName(kind), queueOptions(redis))
    // The connection reports its own errors; without a listener they would end the process.
    queue.on('error', () => undefined)
    return queue
  }
  const queues: Record<JobKind, Queue> = {
    ocr: make('ocr'),
    'document-liveness': make('document-liveness'),
    'selfie-liveness': make('selfie-liveness'),
  }
  const count = async (kind: JobKind): Promise<Counts> => {
    const { active = 0, ...others } = await queues[kind].getJobCounts('waiting', 'prioritized', 'delayed', 'active')
    return { active, waiting: Object.values(others).reduce((sum, each) => sum + each, 0) }
  }
  return {
    add: async (kind, jobId, payload, turnMs) => {
      await queues[kind].add(kind, payload, {
        ...jobOptions,
        jobId,
        timestamp: now(),
        ...(turnMs === undefined ? {} : { priority: priorityOf(turnMs) }),
      })
    },
    withdraw: async (kind, jobId) => {
      // A job under a worker's lock cannot be removed: it runs, and its reply is ignored.
      await queues[kind].remove(jobId).catch(() => undefined)
    },
    count,
    backlog: async (kind) => {
      const [counts, oldest] = await Promise.all([
        count(kind),
        // The first of each: lists are in order of submission, except for jobs with a turn, which need a longer look.
        Promise.all([
          queues[kind].getJobs(['waiting', 'delayed', 'active'], 0, 0, true),
          queues[kind].getJobs(['prioritized'], 0, DUE_NEXT_LOOKED, true),
        ]),
      ])
      // A job that ended between the two questions has no data any more.
      const timestamps = oldest
        .flat()
        .filter(Boolean)
        .map((job) => job.timestamp)
      return {
        ...counts,
        oldestAtMs: timestamps.length === 0 ? null : Math.min(...timestamps),
      }
    },
    close: async () => {
      await Promise.all(jobKinds.map((kind) => queues[kind].close()))
    },
  }
}
