import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Longest time for which an event loop may stand still: an answer to somebody else then comes that much later. */
const MOST_STILL_MS = 100
/** Twice the bytes take twice the time where the time grows with them, four times where it grows with their square. */
const MOST_TIMES = 3
/** What the machine adds by itself; what grows with a square and stays below it harms nobody. */
const NOISE_MS = 50
/** Other work on the machine lengthens a run, never shortens it: one good run is proof. */
const TRIES = 25

const schedule = '/proc/thread-self/schedstat'

/** CPU time of this thread, which other work on the machine does not lengthen; outside of Linux the time of day. */
const threadMs = (): number => {
  try {
    return Number(readFileSync(schedule, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

interface Cost {
  ms: number
  /** Longest time between two chances for other work. */
  stillMs: number
}

export const costOf = async (work: () => unknown): Promise<Cost> => {
  const startMs = threadMs()
  let [lastMs, stillMs] = [startMs, 0]
  const note = () => {
    const nowMs = threadMs()
    stillMs = Math.max(stillMs, nowMs - lastMs)
    lastMs = nowMs
  }
  const timer = setInterval(note, 1)
  await work()
  clearInterval(timer)
  note()
  return { ms: lastMs - startMs, stillMs }
}

/** Fails where twice of it takes more than twice as long, or stops the event loop. */
export const expectLinear = async (once: () => unknown, twice: () => unknown): Promise<void> => {
  await once()
  let [least, most] = [await costOf(once), await costOf(twice)]
  const shorter = (a: Cost, b: Cost): Cost => ({ ms: Math.min(a.ms, b.ms), stillMs: Math.min(a.stillMs, b.stillMs) })
  const isGood = () => most.ms <= MOST_TIMES * least.ms + NOISE_MS && most.stillMs <= MOST_STILL_MS
  for (let tries = 1; tries < TRIES && !isGood(); tries += 1) {
    least = shorter(least, await costOf(once))
    most = shorter(most, await costOf(twice))
  }
  expect(isGood(), `${JSON.stringify(least)}, twice: ${JSON.stringify(most)}`).toBe(true)
}
