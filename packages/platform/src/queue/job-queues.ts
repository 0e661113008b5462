import { byKind, type JobKind, jobKinds, type Job as Payload } from '@vivid/contract'
import { Job, Queue } from 'bullmq'
import { type Connection, queueOptions } from './keys.js'

export const queueName = (kind: JobKind): string => `vivid-${kind}`

const jobOptions = {
  // The answer travels by the reply stream: nobody reads a finished job.
  removeOnComplete: true,
  // Only our own faults end as failed jobs: some are kept to be looked into.
  removeOnFail: { age: 24 * 3600, count: 1_000 },
  // A store that restarts: the eighth attempt comes 25 s after the first, and what is past its deadline by then is not started.
  // Caller's faults complete and bugs are never retried.
  attempts: 8,
  backoff: { type: 'exponential', delay: 200 },
}

/** How many of the next jobs are searched for the oldest one. */
const DUE_NEXT_LOOKED = 255

/** Two jobs due within this of each other are served in the order in which they were submitted. */
const DUE_STEP_MS = 100
/** BullMQ's largest priority, served last; 0 means none. */
const LAST_PRIORITY = 2 ** 21 - 1
/** Number of priorities for jobs whose callers wait. */
const PRIORITIES = LAST_PRIORITY - 1

/**
 * BullMQ serves the smallest priority first. Priorities start over every 58 hours: a job that waits at that moment is overtaken
 * by later ones, for as long as the queue does not run empty. A job that is never due is served when no other one waits.
 */
const priorityOf = (dueMs: number): number =>
  dueMs === Number.POSITIVE_INFINITY ? LAST_PRIORITY : (Math.floor(dueMs / DUE_STEP_MS) % PRIORITIES) + 1

export interface Counts {
  /** Jobs that no worker has, those that wait for another attempt included. */
  waiting: number
  active: number
}

interface Backlog extends Counts {
  /** When the oldest of them was submitted; null when there are none. */
  oldestAtMs: number | null
}

export interface JobQueues {
  /**
   * Adding the same id twice is harmless. The queue serves the job that is due first. A job with `dueMs` null is held back until
   * `handOver`, or until its deadline, when no worker starts it any more.
   */
  add<Kind extends JobKind>(kind: Kind, jobId: string, payload: Payload<Kind>, dueMs: number | null): Promise<void>
  /** A job that was held back is due. */
  handOver<Kind extends JobKind>(kind: Kind, jobId: string, payload: Payload<Kind>, dueMs: number): Promise<void>
  /** Takes back a job that no worker has started. False if one has, or if Redis is away. */
  withdraw(kind: JobKind, jobId: string): Promise<boolean>
  /** The same, and the job's trace if it failed. False while a worker has it: until it ends, its id cannot be used again. */
  clear(kind: JobKind, jobId: string): Promise<boolean>
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
  const queues = byKind(make)
  const add: JobQueues['add'] = async (kind, jobId, payload, dueMs) => {
    const timestamp = now()
    const order =
      dueMs === null ? { delay: Math.max(1, payload.deadlineMs - timestamp) } : { priority: priorityOf(dueMs) }
    await queues[kind].add(kind, payload, { ...jobOptions, jobId, timestamp, ...order })
  }
  const count = async (kind: JobKind): Promise<Counts> => {
    const { active = 0, ...others } = await queues[kind].getJobCounts('waiting', 'prioritized', 'delayed', 'active')
    return { active, waiting: Object.values(others).reduce((sum, each) => sum + each, 0) }
  }
  return {
    add,
    handOver: async (kind, jobId, payload, dueMs) => {
      const job = new Job(queues[kind], kind, payload, {}, jobId)
      try {
        // One connection runs them in this order.
        await Promise.all([job.changePriority({ priority: priorityOf(dueMs) }), job.promote()])
      } catch {
        // A Redis that came back empty has lost it.
        await add(kind, jobId, payload, dueMs)
      }
    },
    withdraw: async (kind, jobId) => {
      // A job under a worker's lock cannot be removed: it runs to its end.
      const removed = await queues[kind].remove(jobId).catch(() => 0)
      return removed > 0
    },
    clear: async (kind, jobId) => {
      await queues[kind].remove(jobId)
      return (await queues[kind].getJobState(jobId)) === 'unknown'
    },
    count,
    backlog: async (kind) => {
      const [counts, oldest] = await Promise.all([
        count(kind),
        // The first of each: lists are in order of submission, except for jobs by due time, which need a longer look.
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
