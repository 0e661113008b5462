import type { StepTiming } from '@vivid/contract'
import { type Tools, watchNetworks } from './networks.js'
import { type Stopwatch, startStopwatch } from './stopwatch.js'

/** One request on its way through an engine. */
export interface Run<Models extends Tools> extends Pick<Stopwatch, 'stage' | 'timings'> {
  readonly models: Models
  /** Milliseconds until nobody waits any more; what is optional is left out in time. */
  remainingMs(): number
}

/** `remainingMs` as it is now, on whatever clock it was measured. */
export const startRun = <Models extends Tools>(
  models: Models,
  remainingMs = Number.POSITIVE_INFINITY,
  nowMs: () => number = () => performance.now(),
): Run<Models> => {
  const endsMs = nowMs() + remainingMs
  const stopwatch = startStopwatch(nowMs)
  const { stage, timings } = stopwatch
  return { models: watchNetworks(models, stopwatch), stage, timings, remainingMs: () => endsMs - nowMs() }
}

/** What came of a run outside an engine, with how long its stages and networks took. */
export interface Timed {
  readonly timings: readonly StepTiming[]
}

/** Of a run that ends here. */
export const withTimings = async <Models extends Tools, Result extends object>(
  run: Run<Models>,
  work: Promise<Result>,
): Promise<Result & Timed> => ({ ...(await work), timings: run.timings })
