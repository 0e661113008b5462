import type { Log } from '../process/log.js'
import { type Connection, keyOf } from '../queue/keys.js'
import type { ObjectStore } from './object-store.js'
import { imagePrefix, startedAtMsOf } from './transactions.js'

const SWEEP_MS = 10 * 60_000
const REMOVE_BATCH = 500

export interface OrphanSweeper {
  close(): Promise<void>
}

/** Deletes images whose time is long over, whatever is known of them. Returns how many. */
export const sweepOrphans = async (
  store: Pick<ObjectStore, 'list' | 'remove'>,
  isOver: (startedAtMs: number) => boolean,
): Promise<number> => {
  let batch: string[] = []
  let removed = 0
  const flush = async () => {
    await store.remove(batch)
    removed += batch.length
    batch = []
  }
  for await (const key of store.list(imagePrefix)) {
    const startedAtMs = startedAtMsOf(key)
    if (startedAtMs === null || !isOver(startedAtMs)) continue
    batch.push(key)
    if (batch.length >= REMOVE_BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return removed
}

/**
 * For images that a Redis without memory no longer knows of: their keys tell when they were stored. Every gateway tries,
 * and whoever takes the lock goes through the bucket, at start and then every ten minutes.
 */
export const startOrphanSweeper = (options: {
  redis: Connection
  store: ObjectStore
  /** Older images are nobody's: past deadline, grace and retention. */
  maxAgeMs: number
  log: Log
  now: () => number
}): OrphanSweeper => {
  const { redis, store, log } = options
  const sweep = async () => {
    try {
      if ((await redis.set(keyOf(redis, 'orphan-sweep'), '1', 'PX', SWEEP_MS, 'NX')) === null) return
      const removed = await sweepOrphans(store, (startedAtMs) => startedAtMs + options.maxAgeMs < options.now())
      if (removed > 0) log.warn({ count: removed }, 'deleted images that nobody knew of any more')
    } catch (error) {
      log.warn({ err: error }, 'looking for forgotten images failed; trying again later')
    }
  }
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, SWEEP_MS)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
