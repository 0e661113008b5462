import { type JobKind, jobKinds } from '@vivid/contract'
import type { Metrics } from '../process/metrics.js'
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
