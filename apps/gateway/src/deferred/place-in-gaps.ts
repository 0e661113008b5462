import type { JobKind } from '@vivid/contract'
import type { DeferredJob, Place, PlacedTurn } from '@vivid/platform'

/** Places behind every job whose caller waits; `tookMs` says for how long the jobs held a thread. */
export const placeInGaps = (jobs: readonly DeferredJob[]): { place: Place; tookMs: () => number } => {
  let sumMs = 0
  const turn = (kind: JobKind): PlacedTurn => ({
    priceFactor: jobs.find((job) => job.kind === kind)?.priceFactor ?? 1,
    dueMs: () => Number.POSITIVE_INFINITY,
    ask: () => undefined,
    end: (tookMs = 0) => {
      sumMs += tookMs
    },
  })
  return { place: { turn, release: () => undefined }, tookMs: () => sumMs }
}
