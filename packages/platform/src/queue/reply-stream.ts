import { isJobReply, type JobReply } from '@vivid/contract'
import type { Redis } from 'ioredis'
import { afterWaking } from '../process/after-waking.js'
import type { Log } from '../process/log.js'
import type { DataKey } from '../secrecy/master-keys.js'
import { open, seal } from '../secrecy/seal.js'
import { defineScript } from './define-script.js'
import { isReady, MAX_BLOCK_MS } from './redis.js'

/** Replies hold personal data: they are sealed, live until read, and never longer than this. */
const REPLY_LIFE_SECONDS = 60
/** Length limit of a reply stream, above what a gateway can have in flight; beyond it Redis drops the oldest. */
const MAX_REPLIES = 10_000
const READ_BATCH = 256
/** A read that found nothing took `MAX_BLOCK_MS`; this leaves room for a busy process. */
const SILENT_MS = 3 * MAX_BLOCK_MS

/** A script, because a pipeline of two commands costs the client more than the commands themselves. */
const script = `
  redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', ARGV[3], ARGV[4], ARGV[5], ARGV[6])
  redis.call('EXPIRE', KEYS[1], ARGV[2])`

type Send = (stream: string, maxReplies: number, lifeSeconds: number, ...fields: string[]) => Promise<null>

const placeOf = (jobId: string): string => `reply to ${jobId}`

/** Without a data key, for a failure that says nothing of what the picture shows: no image may have been opened yet. */
export type SendReply = (stream: string, reply: JobReply, dataKey?: DataKey) => Promise<void>

/** The worker's side: one entry on the waiting gateway's stream. */
export const createReplySender = (redis: Redis): SendReply => {
  const send = defineScript<Send>(redis, 'sendReply', 1, script)
  return async (stream, reply, dataKey) => {
    const text = JSON.stringify(reply)
    const [name, value] = dataKey
      ? ['sealed', seal(dataKey, placeOf(reply.jobId), Buffer.from(text)).toString('base64')]
      : ['failure', text]
    await send(stream, MAX_REPLIES, REPLY_LIFE_SECONDS, 'job', reply.jobId, name, value)
  }
}

/** What a gateway waits for. */
export interface AwaitedJob {
  dataKey: DataKey
  /** See `digestJob`. */
  digest: string
}

const LEAST_FAILURE_STATUS = 500

/**
 * Only who could open the job's images can answer it, and only the job that was asked for; in the clear there are failures alone.
 * A worker of an earlier version does not say what it worked on.
 */
const readReply = (
  { dataKey, digest }: AwaitedJob,
  jobId: string,
  isSealed: boolean,
  value: string,
): JobReply | null => {
  try {
    const unwrap = () => dataKey
    const text = isSealed ? open({ unwrap }, placeOf(jobId), Buffer.from(value, 'base64')).bytes.toString() : value
    const reply: unknown = JSON.parse(text)
    if (!isJobReply(reply) || reply.jobId !== jobId) return null
    return (isSealed ? (reply.workedOn ?? digest) === digest : reply.status >= LEAST_FAILURE_STATUS) ? reply : null
  } catch {
    return null
  }
}

/** Redis names an entry after the millisecond it came in: `1700000000000-0`. */
const lagOf = (entryId: string): number => Math.max(0, Date.now() - Number.parseInt(entryId, 10))

export interface ReplyReader {
  /** Whether the stream was read of late; a read that finds nothing counts. */
  isReading(): boolean
  close(): Promise<void>
}

/**
 * The gateway's side: reads its stream from the very start and deletes what it has read, so that nothing
 * written while the connection was down is lost and nothing personal stays.
 */
export const readReplies = (options: {
  blocking: Redis
  commands: Redis
  stream: string
  log: Log
  /** Told of reads that fail, for as long as they do. */
  onFailure?: ((error: unknown) => void) | undefined
  /** The job that is waited for under this id; a reply to another one is passed over. */
  awaited: (jobId: string) => AwaitedJob | undefined
  /** `lagMs`: how long the reply lay in the stream, by Redis' clock against ours. */
  onReply: (reply: JobReply, lagMs: number) => void
  silentMs?: number
}): ReplyReader => {
  const { blocking, commands, stream, log, silentMs = SILENT_MS } = options
  let closing = false
  let isReading = true
  let stopWatching: (() => void) | undefined
  const sawRead = () => {
    stopWatching?.()
    isReading = true
    stopWatching = afterWaking(silentMs, () => {
      isReading = false
    })
  }
  sawRead()

  let deleted: Promise<unknown> | null = null

  const take = async () => {
    const read = blocking.xread('COUNT', READ_BATCH, 'BLOCK', MAX_BLOCK_MS, 'STREAMS', stream, '0-0')
    const [streams] = await Promise.all([read, deleted])
    deleted = null
    const entries = streams?.[0]?.[1] ?? []
    if (entries.length === 0) return
    for (const [id, [, jobId = '', name, value = '']] of entries) {
      const awaited = options.awaited(jobId)
      // Answered already, or nobody waits: a job may have run twice after a stall.
      if (!awaited) continue
      const reply = readReply(awaited, jobId, name === 'sealed', value)
      if (reply) options.onReply(reply, lagOf(id))
      else log.error({ jobId }, 'a reply that is none to this job was dropped')
    }
    // On the same connection as the next read, which therefore starts after it and need not wait for it.
    deleted = blocking.xdel(stream, ...entries.map(([id]) => id))
    // The next read looks at its failure; where there is none any more, as when closing, nobody does.
    deleted.catch(() => undefined)
  }

  const loop = async () => {
    while (!closing) {
      try {
        await take()
        sawRead()
      } catch (error) {
        deleted = null
        if (closing) return
        isReading = false
        options.onFailure?.(error)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  const done = loop()
  return {
    isReading: () => isReading,
    close: async () => {
      closing = true
      stopWatching?.()
      // A read that waits for a new connection never ends.
      const ends = isReady(blocking)
      blocking.disconnect()
      if (ends) await done
      await commands.del(stream).catch(() => undefined)
    },
  }
}
