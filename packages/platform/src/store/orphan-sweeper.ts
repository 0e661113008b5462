import type { Log } from '../process/log.js'
import { repeat } from '../process/repeat.js'
import { type Connection, keyOf } from '../queue/keys.js'
import { imagePrefix, startedAtMsOf } from './object-keys.js'
import { NotRemoved, type ObjectStore } from './object-store.js'

const SWEEP_MS = 10 * 60_000
const REMOVE_BATCH = 500

export interface OrphanSweeper {
  close(): Promise<void>
}

/** Deletes images whose time is long over, whatever is known of them, until it is told to stop. Counts them, and those that stay. */
export const sweepOrphans = async (
  store: Pick<ObjectStore, 'list' | 'remove'>,
  isOver: (startedAtMs: number) => boolean,
  isStopped: () => boolean = () => false,
): Promise<{ removed: number; refused: number }> => {
  let batch: string[] = []
  let removed = 0
  let refused = 0
  const flush = async () => {
    const left = await store.remove(batch).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof NotRemoved) return error.codes.size
        throw error
      },
    )
    removed += batch.length - left
    refused += left
    batch = []
  }
  for await (const key of store.list(imagePrefix)) {
    if (isStopped()) break
    const startedAtMs = startedAtMsOf(key)
    if (startedAtMs === null || !isOver(startedAtMs)) continue
    batch.push(key)
    if (batch.length >= REMOVE_BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return { removed, refused }
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
  let isClosing = false
  const sweep = async () => {
    try {
      if ((await redis.set(keyOf(redis, 'orphan-sweep'), '1', 'PX', SWEEP_MS, 'NX')) === null) return
      const isOver = (startedAtMs: number) => startedAtMs + options.maxAgeMs < options.now()
      const { removed, refused } = await sweepOrphans(store, isOver, () => isClosing)
      if (removed > 0) log.warn({ count: removed }, 'deleted images that nobody knew of any more')
      if (refused > 0) log.warn({ count: refused }, 'the store keeps images that nobody knows of any more')
    } catch (error) {
      log.warn({ err: error }, 'looking for forgotten images failed; trying again later')
    }
  }
  const first = sweep()
  const sweeping = repeat(SWEEP_MS, () => first.then(sweep))
  return {
    close: async () => {
      isClosing = true
      await Promise.all([first, sweeping.close()])
    },
  }
}
