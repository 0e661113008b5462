import type { Log } from '../process/log.js'
import type { Connection } from '../queue/keys.js'
import type { ObjectStore } from './object-store.js'
import { expiringImagesKey } from './transactions.js'

const sweepMs = 1_000
const sweepBatch = 500

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
  log: Log
  /** By the clock that all processes share: a gateway ahead of it would delete what others still need. */
  now: () => number
}): ImageRetention => {
  const { redis, store, log } = options
  const expiring = expiringImagesKey(redis)
  let due: string[] = []

  const remove = async (keys: string[]) => {
    await store.remove(keys)
    await redis.zrem(expiring, ...keys)
  }

  const sweep = async () => {
    const released = due
    due = []
    try {
      if (released.length > 0) await remove(released)
      const overdue = await redis.zrangebyscore(expiring, 0, options.now(), 'LIMIT', 0, sweepBatch)
      if (overdue.length > 0) await remove(overdue)
    } catch (error) {
      // Should this process end before the store is back, another finds them in the set, when their time has come.
      due.push(...released)
      log.warn({ err: error, images: released.length }, 'deleting images failed; trying again')
    }
  }
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, sweepMs)
  timer.unref()

  return {
    release: (keys) => void due.push(...keys),
    close: async () => {
      clearInterval(timer)
      await sweeping
      await sweep()
    },
  }
}
