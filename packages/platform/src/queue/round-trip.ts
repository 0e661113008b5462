import { type JobKind, type JobReply, jobIdOf, type Job as Payload } from '@vivid/contract'
import type { Redis } from 'ioredis'
import type { Log } from '../process/log.js'
import type { DataKey } from '../secrecy/master-keys.js'
import { digestJob } from './digest-job.js'
import type { Turn } from './fair-turns.js'
import { createJobQueues, type JobQueues } from './job-queues.js'
import { type Connection, keyOf } from './keys.js'
import { type AwaitedJob, readReplies } from './reply-stream.js'

export class DeadlineExceeded extends Error {
  constructor() {
    super('no reply before the deadline')
  }
}

/** Redis went away and is not waited for: nobody will read the reply. */
export class ReplyLost extends Error {
  constructor() {
    super('Redis is away, and with it the reply')
  }
}

/** A job that is on its way. */
export interface Pending {
  reply: Promise<JobReply>
  /**
   * Nobody waits any more: `reply` never settles. The job is taken back if no worker has started it; otherwise it keeps its turn
   * until it ends, so that hanging up buys nobody more threads.
   */
  cancel(): void
}

interface SubmitOptions {
  /** The worker seals its reply with it; it learns the key from the images. */
  dataKey: DataKey
  /** Says when the job is due, and is told when it is over. */
  turn: Turn
}

export interface RoundTrip {
  queues: JobQueues
  /** Resolves once Redis has accepted the job; from then on `reply` settles by the deadline. */
  submit<Kind extends JobKind>(
    kind: Kind,
    payload: Omit<Payload<Kind>, 'replyTo'>,
    options: SubmitOptions,
  ): Promise<Pending>
  /** False while replies cannot be read: what is submitted then would wait in vain. */
  isReading(): boolean
  /** Fails every reply that is waited for with `ReplyLost`. */
  abandon(): void
  close(): Promise<void>
}

interface Waiter extends AwaitedJob {
  kind: JobKind
  payload: Payload
  turn: Turn
  settle: (reply: JobReply) => void
  fail: (error: Error) => void
}

/** Request and response over BullMQ and one reply stream of our own. */
export const createRoundTrip = (options: {
  commands: Connection
  blocking: Redis
  gatewayId: string
  log: Log
  /** By the clock that all processes share. */
  now: () => number
  onReadFailure?: (error: unknown) => void
  onReply?: (kind: JobKind, reply: JobReply, lagMs: number) => void
}): RoundTrip => {
  const { commands, log } = options
  const stream = keyOf(commands, 'replies', options.gatewayId)
  const queues = createJobQueues(commands, options.now)
  const waiters = new Map<string, Waiter>()

  const reader = readReplies({
    commands,
    blocking: options.blocking,
    stream,
    log,
    onFailure: options.onReadFailure,
    awaited: (jobId) => waiters.get(jobId),
    onReply: (reply, lagMs) => {
      const waiter = waiters.get(reply.jobId)!
      options.onReply?.(waiter.kind, reply, lagMs)
      const { fetchMs, engineMs } = reply.timings
      // A job that failed or was not started says nothing of what such jobs take.
      waiter.turn.end(reply.status === 200 ? fetchMs + engineMs : undefined)
      waiter.settle(reply)
    },
  })

  /** A Redis that came back may have lost our jobs, or missed that one is due; telling it what it knows changes nothing. */
  const resubmit = async () => {
    const lost = [...waiters]
    if (lost.length > 0) log.warn({ jobs: lost.length }, 'Redis came back: submitting the waiting jobs again')
    await Promise.allSettled(
      lost.map(([jobId, { kind, payload, turn }]) => {
        const dueMs = turn.dueMs()
        const job = payload as never
        return dueMs === null ? queues.add(kind, jobId, job, null) : queues.handOver(kind, jobId, job, dueMs)
      }),
    )
  }
  commands.on('ready', () => void resubmit())

  const submit: RoundTrip['submit'] = async (kind, partial, { dataKey, turn }) => {
    const payload = { ...partial, replyTo: stream } as unknown as Payload<typeof kind>
    const jobId = jobIdOf(kind, payload.transactionId)
    let timer: NodeJS.Timeout | undefined
    const forget = () => {
      clearTimeout(timer)
      waiters.delete(jobId)
    }
    const giveUp = () => {
      forget()
      turn.end()
    }
    // The waiter stands before the job does: a fast worker must not answer into nothing.
    const reply = new Promise<JobReply>((resolve, reject) => {
      const settle = (reply: JobReply) => {
        forget()
        resolve(reply)
      }
      const fail = (error: Error) => {
        giveUp()
        reject(error)
      }
      waiters.set(jobId, { kind, payload, dataKey, digest: digestJob(kind, payload), turn, settle, fail })
      timer = setTimeout(() => {
        void queues.withdraw(kind, jobId)
        fail(new DeadlineExceeded())
      }, payload.deadlineMs - options.now())
    })
    // The caller may still be storing or cancel before it looks.
    reply.catch(() => undefined)
    try {
      turn.ask((dueMs) => {
        // If Redis is away now, the job is submitted again when it comes back.
        queues.handOver(kind, jobId, payload, dueMs).catch(() => undefined)
      })
      await queues.add(kind, jobId, payload, turn.dueMs())
    } catch (error) {
      giveUp()
      throw error
    }
    const cancel = async () => {
      if (await queues.withdraw(kind, jobId)) giveUp()
    }
    return { reply, cancel: () => void cancel() }
  }

  return {
    queues,
    submit,
    isReading: reader.isReading,
    abandon: () => {
      for (const { fail } of [...waiters.values()]) fail(new ReplyLost())
    },
    close: async () => {
      await reader.close()
      await queues.close()
    },
  }
}
