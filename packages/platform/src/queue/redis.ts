import { Redis, type RedisOptions } from 'ioredis'
import { readConfig } from '../config/read-config.js'
import type { Log } from '../process/log.js'
import { createOutage, type Outage } from '../process/outage.js'
import { endQuietly } from './end-quietly.js'
import { gatherWrites } from './gather-writes.js'
import type { Connection } from './keys.js'
import { type RedisConfig, readRedisOptions, redisVariables } from './redis-options.js'
import { watchSilence } from './watch-silence.js'

/** Longest that a blocking Redis command waits, on reply streams and on queues. */
export const MAX_BLOCK_MS = 2_000
/** A connection on which a command has waited longer than this is taken for half-open, and closed. */
const SILENCE_MS = 2 * MAX_BLOCK_MS

/** An answer of a server that is restarting or was demoted: the address leads to another one soon. */
const comesFromOldMaster = (error: Error): boolean => /^(-?READONLY|LOADING|MASTERDOWN|UNBLOCKED)/.test(error.message)
/** In ioredis' words: connect anew and send the command again. */
const RESEND = 2

/** A reply stream or a queue blocks on its own connection; commands never share it. */
const keepTrying = {
  maxRetriesPerRequest: null,
  enableOfflineQueue: true,
  reconnectOnError: (error: Error) => (comesFromOldMaster(error) ? RESEND : false),
} satisfies Partial<RedisOptions>
/** A request must fail now rather than wait for Redis to come back; the next one finds a new connection. */
const failFast = {
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  reconnectOnError: comesFromOldMaster,
} satisfies Partial<RedisOptions>

const reconnectDelayMs = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 6), 1_000)

/** A URL alone will do where nothing else is set. */
type Where = string | RedisConfig
const configOf = (where: Where): RedisConfig =>
  typeof where === 'string' ? readConfig(redisVariables, { REDIS_URL: where }) : where

/** BullMQ makes connections of its own after one of ours: they are to be like it. */
const equip = (redis: Redis): Redis => {
  gatherWrites(redis)
  watchSilence(redis, SILENCE_MS)
  endQuietly(redis)
  const duplicate = redis.duplicate.bind(redis)
  redis.duplicate = (override) => equip(duplicate(override))
  return redis
}

const connect = (where: Where, options: Partial<RedisOptions>, log: Log, shared?: Outage): Connection => {
  const config = configOf(where)
  const redis = equip(
    new Redis({
      ...readRedisOptions(config),
      ...options,
      connectTimeout: SILENCE_MS,
      retryStrategy: reconnectDelayMs,
      sentinelRetryStrategy: reconnectDelayMs,
    } as RedisOptions & { replyMapping: 'legacy' }),
  )
  // The connections of a process lose the same server: where they share an outage, whoever finds Redis working ends it.
  const outage = shared ?? createOutage(log, 'Redis is away', 'Redis is back')
  redis.on('error', (error: Error) => outage.failed(error, 'connections'))
  if (!shared) redis.on('ready', outage.over)
  return Object.assign(redis, { prefix: config.REDIS_PREFIX })
}

export const connectForCommands = (where: Where, log: Log, outage?: Outage): Connection =>
  connect(where, failFast, log, outage)
export const connectForBlocking = (where: Where, log: Log, outage?: Outage): Connection =>
  connect(where, keepTrying, log, outage)

export const isReady = (redis: Pick<Redis, 'status'>): boolean => redis.status === 'ready'

/** What a server that is away, restarting, full or not ours makes of commands. */
const ofOutage =
  /closed|time(d )?out|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|writeable|max retries|READONLY|LOADING|MASTERDOWN|UNBLOCKED|OOM|MISCONF|NOAUTH|WRONGPASS|NOPERM/i

/** For what BullMQ reports on its own: part of an outage, or a line of its own. */
export const noteQueueError =
  (log: Log, outage: Outage) =>
  (error: Error): void => {
    if (ofOutage.test(error.message)) outage.failed(error, 'queue')
    else log.warn({ err: error }, 'queue error')
  }
