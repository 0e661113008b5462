import type { JobKind, JobReply, Job as Payload } from '@vivid/contract'
import type { Redis } from 'ioredis'
import type { Log } from '../process/log.js'
import type { DataKey } from '../secrecy/master-keys.js'
import { createJobQueues, type JobQueues } from './job-queues.js'
import { type Connection, keyOf } from './keys.js'
import { readReplies } from './reply-stream.js'

export class DeadlineExceeded extends Error {
  constructor() {
    super('no reply before the deadline')
  }
}

/** A job that is on its way. */
export interface Pending {
  reply: Promise<JobReply>
  /** Nobody waits any more: the job is taken back if no worker has started it, and `reply` never settles. */
  cancel(): void
}

export interface SubmitOptions {
  /** The worker seals its reply with it; it learns the key from the images. */
  dataKey: DataKey
  /** When the job is due, epoch milliseconds; without a turn it comes before all that have one. */
  turnMs?: number
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
  close(): Promise<void>
}

interface Waiter {
  kind: JobKind
  payload: Payload
  dataKey: DataKey
  turnMs: number | undefined
  settle: (reply: JobReply) => void
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
    dataKeyOf: (jobId) => waiters.get(jobId)?.dataKey,
    onReply: (reply, lagMs) => {
      const waiter = waiters.get(reply.jobId)!
      options.onReply?.(waiter.kind, reply, lagMs)
      waiter.settle(reply)
    },
  })

  /** A Redis that came back may have lost our jobs; adding those it kept changes nothing. */
  const resubmit = async () => {
    const lost = [...waiters]
    if (lost.length > 0) log.warn({ jobs: lost.length }, 'Redis came back: submitting the waiting jobs again')
    await Promise.allSettled(
      lost.map(([jobId, { kind, payload, turnMs }]) => queues.add(kind, jobId, payload as never, turnMs)),
    )
  }
  commands.on('ready', () => void resubmit())

  const submit: RoundTrip['submit'] = async (kind, partial, { dataKey, turnMs }) => {
    const payload = { ...partial, replyTo: stream } as unknown as Payload<typeof kind>
    const jobId = `${payload.transactionId}-${kind}`
    let timer: NodeJS.Timeout | undefined
    const finish = () => {
      clearTimeout(timer)
      waiters.delete(jobId)
    }
    // The waiter stands before the job does: a fast worker must not answer into nothing.
    const reply = new Promise<JobReply>((resolve, reject) => {
      const settle = (reply: JobReply) => {
        finish()
        resolve(reply)
      }
      waiters.set(jobId, { kind, payload, dataKey, turnMs, settle })
      timer = setTimeout(() => {
        finish()
        void queues.withdraw(kind, jobId)
        reject(new DeadlineExceeded())
      }, payload.deadlineMs - options.now())
    })
    // The caller may still be storing or cancel before it looks.
    reply.catch(() => undefined)
    try {
      await queues.add(kind, jobId, payload, turnMs)
    } catch (error) {
      finish()
      throw error
    }
    return {
      reply,
      cancel: () => {
        finish()
        void queues.withdraw(kind, jobId)
      },
    }
  }

  return {
    queues,
    submit,
    isReading: reader.isReading,
    close: async () => {
      await reader.close()
      await queues.close()
    },
  }
}
