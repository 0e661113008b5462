import type { Connection } from '../queue/keys.js'
import type { Dependencies } from '../readiness/dependencies.js'
import type { ObjectStore } from './object-store.js'
import { expiringImagesKey } from './transactions.js'

const SWEEP_MS = 1_000
const SWEEP_BATCH = 500

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
  /** By the clock that all processes share: a gateway ahead of it would delete what others still need. */
  now: () => number
}): ImageRetention => {
  const { redis, store, outages } = options
  const expiring = expiringImagesKey(redis)
  let due: string[] = []

  const remove = async (keys: string[]) => {
    await store.remove(keys).catch((error: unknown) => {
      outages.store.failed(error, 'deletions')
      throw error
    })
    await redis.zrem(expiring, ...keys).catch(awayOnRedis)
  }
  const awayOnRedis = (error: unknown) => {
    outages.redis.failed(error, 'sweeps')
    throw error
  }

  const sweep = async () => {
    const released = due
    due = []
    try {
      if (released.length > 0) await remove(released)
      const overdue = await redis.zrangebyscore(expiring, 0, options.now(), 'LIMIT', 0, SWEEP_BATCH).catch(awayOnRedis)
      if (overdue.length > 0) await remove(overdue)
    } catch {
      // Tried again at the next sweep. Should this process end before the store is back, another finds them in the set, when their time has come.
      due.push(...released)
    }
  }
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, SWEEP_MS)
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
