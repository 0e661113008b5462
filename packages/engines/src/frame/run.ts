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
