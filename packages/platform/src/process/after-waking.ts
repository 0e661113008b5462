/** A wait of n milliseconds is made of this many shorter ones; time in which the machine slept counts for at most one. */
export const STEPS = 8

/**
 * Calls `done` after `ms` in which this process was awake. One that stood still, with its machine or alone, finds the answers of others
 * waiting when it goes on, but its timers run first: by the clock it would give up everybody who had answered meanwhile.
 * However long it stood still counts as one of eight steps here.
 */
export const afterWaking = (ms: number, done: () => void): (() => void) => {
  let left = STEPS
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    done()
  }, ms / STEPS)
  timer.unref()
  return () => clearInterval(timer)
}
