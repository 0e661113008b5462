import { byKind, type JobKind, jobKinds } from '@vivid/contract'
import type { Admission } from '../queue/admission.js'
import type { Capacity } from '../queue/capacity.js'
import { spareThreads } from './spare-threads.js'

const SAMPLE_MS = 200
/** Weight of the newest sample: the mean follows within about ten seconds. */
const NEWEST_WEIGHT = 0.02

export interface SpareThreads {
  /** For each kind, the number of threads that deferred work may use. */
  limits(): Record<JobKind, number>
  close(): void
}

/** Watches how much the work that callers wait for leaves of the threads. */
export const watchSpare = (capacity: Pick<Capacity, 'of'>, admission: Pick<Admission, 'awaited'>): SpareThreads => {
  const usual = byKind(() => 0)
  const timer = setInterval(() => {
    for (const kind of jobKinds) usual[kind] += NEWEST_WEIGHT * (admission.awaited(kind) - usual[kind])
  }, SAMPLE_MS)
  timer.unref()
  return {
    limits: () =>
      byKind((kind) =>
        spareThreads({
          threads: capacity.of(kind).threads(),
          awaited: admission.awaited(kind),
          usuallyAwaited: usual[kind],
        }),
      ),
    close: () => clearInterval(timer),
  }
}
