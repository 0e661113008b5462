import type { ThreadPool } from './thread-pool.js'

const CHECK_MS = 500

export interface WatchedThreads {
  /** Resolves when a thread has been stuck longer than the limit and all other threads have finished their jobs. */
  onlyStuckLeft(): Promise<void>
  stop(): void
}

/**
 * A thread inside native code cannot be ended from outside. One that has not come back after `limitMs` never will: `onStuck` is
 * called once, and the process must make room for a new one.
 */
export const watchThreads = (options: {
  pool: Pick<ThreadPool, 'overdue'>
  limitMs: number
  /** Jobs that this process has taken and not finished. */
  jobsAtHand: () => number
  onStuck: () => void
}): WatchedThreads => {
  const { pool, limitMs, jobsAtHand, onStuck } = options
  let isTold = false
  let resolveStuck: () => void = () => undefined
  const stuckLeft = new Promise<void>((resolve) => {
    resolveStuck = resolve
  })
  const timer = setInterval(() => {
    const stuck = pool.overdue(limitMs)
    if (stuck === 0) return
    if (!isTold) onStuck()
    isTold = true
    if (jobsAtHand() <= stuck) resolveStuck()
  }, CHECK_MS)
  timer.unref()
  return { onlyStuckLeft: () => stuckLeft, stop: () => clearInterval(timer) }
}
