import fc from 'fast-check'
import type { Crafted } from '../images/crafted.js'
import { countOutcome, type Fuzzed } from '../violation.js'
import { arbitraryPicture, type Drawing, MAX_BYTES } from './arbitrary-picture.js'
import { measurePrices } from './measure-prices.js'

/** As large as any that is taken, and somewhat larger. */
const MOST_PIXELS = 55e6
/** Measured by one process: the more, the more of them tell only that an earlier one took more memory. */
const BATCH = 20

/** Without those that the image library does not write, or writes larger than any that is taken. */
export const drawAll = async (drawings: readonly Drawing[]): Promise<Crafted[]> => {
  const drawn: Crafted[] = []
  for (const { name, draw } of drawings) {
    const bytes = await draw().catch(() => null)
    if (bytes && bytes.length <= MAX_BYTES) drawn.push({ name, bytes })
  }
  return drawn
}

/** Random pictures of every format: what they take beside what their headers say that they do. */
export const fuzzPrices = async (options: {
  seed: number
  from: number
  count: number
  onProgress?: (done: number) => void
}): Promise<Fuzzed> => {
  const { seed, from, count } = options
  const result: Fuzzed = { about: 'prices', inputs: 0, violations: [], outcomes: new Map(), slowestMs: 0, peakMb: 0 }
  const drawings = fc.sample(arbitraryPicture(MOST_PIXELS), { seed, numRuns: from + count }).slice(from)
  for (let at = 0; at < count; at += BATCH) {
    for (const compared of await measurePrices(await drawAll(drawings.slice(at, at + BATCH)))) {
      const { name, outcome, cpuMs, peakMb, problem } = compared
      result.inputs += 1
      countOutcome(result.outcomes, outcome)
      result.slowestMs = Math.max(result.slowestMs, cpuMs)
      result.peakMb = Math.max(result.peakMb, peakMb)
      if (problem) result.violations.push({ n: drawings.findIndex((each) => each.name === name) + from, name, problem })
    }
    options.onProgress?.(Math.min(count, at + BATCH))
  }
  return result
}
