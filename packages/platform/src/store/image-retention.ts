import type { Log } from '../process/log.js'
import { repeat } from '../process/repeat.js'
import type { Connection } from '../queue/keys.js'
import type { Dependencies } from '../readiness/dependencies.js'
import { NotRemoved, type ObjectStore } from './object-store.js'
import { expiringImagesKey } from './transactions.js'

const SWEEP_MS = 1_000
/** Objects deleted by one call. */
const BATCH = 500
/** What the store does not delete, locked by its owner for instance, is tried again after this long. */
const REFUSED_PAUSE_MS = 10 * 60_000
/** What it says of an object for a moment only, and how long that is waited for. */
const passing = new Set(['InternalError', 'OperationAborted', 'ServiceUnavailable', 'SlowDown'])
const PASSING_PAUSE_MS = 5_000

export interface ImageRetention {
  /** The request is over and nothing is to be kept of it. */
  release(keys: string[]): void
  close(): Promise<void>
}

/**
 * Every image stands in one sorted set, from before it is stored, by the time it must be gone. Each gateway sweeps it, so the images of a
 * gateway that was killed go as well. A Redis that lost the set leaves them to the bucket's own expiry.
 */
export const createImageRetention = (options: {
  redis: Connection
  store: ObjectStore
  outages: Pick<Dependencies, 'redis' | 'store'>
  log: Pick<Log, 'warn'>
  /** By the clock that all processes share: a gateway ahead of it would delete what others still need. */
  now: () => number
  sweepMs?: number
}): ImageRetention => {
  const { redis, store, outages, log, sweepMs = SWEEP_MS } = options
  const expiring = expiringImagesKey(redis)
  let due: string[] = []

  const awayOnRedis = (error: unknown) => {
    outages.redis.failed(error, 'sweeps')
    throw error
  }
  const makeDue = async (keys: readonly string[], atMsOf: (key: string) => number) =>
    void (await redis.zadd(expiring, ...keys.flatMap((key) => [atMsOf(key), key])).catch(awayOnRedis))

  const remove = async (keys: string[]) => {
    const refused = await store.remove(keys).then(
      () => new Map<string, string>(),
      (error: unknown) => {
        if (error instanceof NotRemoved) return error.codes
        outages.store.failed(error, 'deletions')
        throw error
      },
    )
    if (refused.size > 0) {
      const codes = [...new Set(refused.values())]
      log.warn({ count: refused.size, codes }, 'the object store did not delete images; they are tried again')
      // Later, so that they hold up none of the others.
      const nowMs = options.now()
      const pauseOf = (key: string) => (passing.has(refused.get(key)!) ? PASSING_PAUSE_MS : REFUSED_PAUSE_MS)
      await makeDue([...refused.keys()], (key) => nowMs + pauseOf(key))
    }
    const gone = keys.filter((key) => !refused.has(key))
    if (gone.length > 0) await redis.zrem(expiring, ...gone).catch(awayOnRedis)
  }

  let isClosing = false
  const sweep = async () => {
    const released = due
    due = []
    try {
      while (released.length > 0) {
        await remove(released.slice(0, BATCH))
        released.splice(0, BATCH)
      }
      let overdue: string[]
      do {
        overdue = await redis.zrangebyscore(expiring, 0, options.now(), 'LIMIT', 0, BATCH).catch(awayOnRedis)
        if (overdue.length > 0) await remove(overdue)
      } while (overdue.length === BATCH && !isClosing)
    } catch {
      // Overdue from now on, for the next sweep of any gateway. Should Redis be away too, they go when their time has come.
      while (released.length > 0) await makeDue(released.splice(0, BATCH), () => 0).catch(() => undefined)
    }
  }
  const sweeping = repeat(sweepMs, sweep)

  return {
    release: (keys) => void due.push(...keys),
    close: async () => {
      isClosing = true
      await sweeping.close()
      await sweep()
    },
  }
}
