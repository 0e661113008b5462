import { type JobKind, jobKinds } from '@vivid/contract'
import type { Metrics } from '../process/metrics.js'
import type { Admission } from './admission.js'
import type { Capacity } from './capacity.js'
import type { JobQueues } from './job-queues.js'

/**
 * Asks Redis at every scrape, and only then. While Redis is away the series are absent rather than stale.
 * The queues are everybody's: each gateway reports the same figures.
 */
export const measureQueues = (queues: Pick<JobQueues, 'backlog'>, metrics: Metrics, now: () => number) => {
  const measure = async (kind: JobKind) => {
    try {
      const { waiting, active, oldestAtMs } = await queues.backlog(kind)
      metrics.waitingJobs.set({ kind }, waiting)
      metrics.activeJobs.set({ kind }, active)
      metrics.oldestJobSeconds.set({ kind }, oldestAtMs === null ? 0 : Math.max(0, now() - oldestAtMs) / 1000)
    } catch {
      for (const gauge of [metrics.waitingJobs, metrics.activeJobs, metrics.oldestJobSeconds]) gauge.remove({ kind })
    }
  }
  metrics.beforeScrape(async () => {
    await Promise.all(jobKinds.map(measure))
  })
}

/** What this gateway admits by. Infinite waits are left out: no worker is there, which `vivid_seen_threads` tells. */
export const measureAdmission = (
  admission: Pick<Admission, 'expectedWaitMs'>,
  capacity: Pick<Capacity, 'of'>,
  metrics: Metrics,
) => {
  metrics.beforeScrape(() => {
    for (const kind of jobKinds) {
      const { threads, times } = capacity.of(kind)
      const waitMs = admission.expectedWaitMs(kind)
      metrics.seenThreads.set({ kind }, threads())
      if (Number.isFinite(waitMs)) metrics.expectedWaitSeconds.set({ kind }, waitMs / 1000)
      else metrics.expectedWaitSeconds.remove({ kind })
      for (const [work, ms] of Object.entries(times.all())) metrics.expectedJobSeconds.set({ kind, work }, ms / 1000)
    }
  })
}
