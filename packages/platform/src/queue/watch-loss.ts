import type { Redis } from 'ioredis'
import { isReady } from './redis.js'

/**
 * A process that is to end waits so long for a Redis that went away: longer than one takes to start again. A Redis that hangs is
 * noticed after another 4 s, so that every process ends within 10 s.
 */
const LOST_MS = 4_000
const LOOK_MS = 100

export interface Loss {
  isAway(): boolean
  /** Resolves once Redis has been away for long: jobs that are under way can be neither answered nor heard of. */
  lost(): Promise<void>
}

/** Since when Redis is away, from the start of the process on. */
export const watchLoss = (
  redis: Pick<Redis, 'on' | 'status'>,
  { lostMs = LOST_MS, monotonic = () => performance.now() } = {},
): Loss => {
  let awaySinceMs: number | null = isReady(redis) ? null : monotonic()
  redis.on('ready', () => {
    awaySinceMs = null
  })
  redis.on('close', () => {
    awaySinceMs ??= monotonic()
  })
  return {
    isAway: () => awaySinceMs !== null,
    lost: () =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          if (awaySinceMs === null || monotonic() - awaySinceMs < lostMs) return
          clearInterval(timer)
          resolve()
        }, LOOK_MS)
      }),
  }
}
