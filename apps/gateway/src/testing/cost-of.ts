import { expect } from 'vitest'

/** Longest time for which an event loop may stand still: an answer to somebody else then comes that much later. */
const MOST_STILL_MS = 100
/** Twice the bytes take twice the time where the time grows with them, four times where it grows with their square. */
const MOST_TIMES = 3
/** What other work on the machine adds; what grows with a square and stays below it harms nobody. */
const NOISE_MS = 50
/** A busy machine lengthens a run, never shortens it: one good run is proof. */
const TRIES = 25

interface Cost {
  ms: number
  stillMs: number
}

const costOf = async (work: () => unknown): Promise<Cost> => {
  const startMs = performance.now()
  let [lastMs, stillMs] = [startMs, 0]
  const note = () => {
    stillMs = Math.max(stillMs, performance.now() - lastMs)
    lastMs = performance.now()
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
