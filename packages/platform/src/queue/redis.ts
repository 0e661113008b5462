import { Redis } from 'ioredis'
import type { Log } from '../process/log.js'

/** No command blocks for longer, on reply streams and on queues. */
export const maxBlockMs = 2_000
/** A connection that owes an answer for longer is half-open: its other end is gone and will never say so. */
const socketTimeout = 2 * maxBlockMs
/** A reply stream or a queue blocks on its own connection; commands never share it. */
const keepTrying = { maxRetriesPerRequest: null, enableOfflineQueue: true, socketTimeout }
/** A request must fail now rather than wait for Redis to come back; the next one finds a new connection. */
const failFast = {
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  commandTimeout: socketTimeout + 1_000,
  socketTimeout,
}

const reconnectDelayMs = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 6), 1_000)

const connect = (url: string, log: Log, options: object): Redis => {
  const redis = new Redis(url, {
    ...options,
    retryStrategy: reconnectDelayMs,
    // An ERR LOADING or READONLY answer comes from a server that is restarting or was demoted.
    reconnectOnError: (error) => /READONLY|LOADING/.test(error.message),
  })
  // ioredis repeats the same error at every attempt; once per loss is enough.
  let reported = false
  redis.on('error', (error: Error) => {
    if (!reported) log.warn({ err: error }, 'Redis is away')
    reported = true
  })
  redis.on('ready', () => {
    if (reported) log.info('Redis is back')
    reported = false
  })
  return redis
}

export const connectForCommands = (url: string, log: Log): Redis => connect(url, log, failFast)
export const connectForBlocking = (url: string, log: Log): Redis => connect(url, log, keepTrying)

export const isReady = (redis: Redis): boolean => redis.status === 'ready'

export const whenReady = (redis: Redis, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isReady(redis)) return resolve()
    const timer = setTimeout(() => {
      redis.off('ready', ready)
      reject(new Error(`Redis did not answer within ${timeoutMs} ms`))
    }, timeoutMs)
    const ready = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', ready)
  })
