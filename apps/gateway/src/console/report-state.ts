import { byKind, type JobKind, type KindState, type ServiceState } from '@vivid/contract'
import type { CountedWorkers, MetricSnapshot } from '@vivid/platform'

/** The figures of the metrics that are scraped, put together for a page. */
export const reportState = (
  metrics: MetricSnapshot,
  workers: Record<JobKind, CountedWorkers>,
): Pick<ServiceState, 'kinds' | 'requests' | 'latency'> => {
  const gauge = (name: string, kind: JobKind) =>
    metrics.find((metric) => metric.name === name)?.values.find(({ labels }) => labels.kind === kind)?.value ?? null
  const stateOf = (kind: JobKind): KindState => ({
    waiting: gauge('vivid_waiting_jobs', kind),
    active: gauge('vivid_active_jobs', kind),
    oldestSeconds: gauge('vivid_oldest_job_seconds', kind),
    ...workers[kind],
  })
  return {
    kinds: byKind(stateOf),
    requests: valuesOf(metrics, 'vivid_requests_total')
      .filter(({ value }) => value > 0)
      .map(({ labels, value }) => ({
        endpoint: String(labels.endpoint),
        outcome: String(labels.outcome),
        code: String(labels.code),
        count: value,
      })),
    latency: latencies(metrics),
  }
}

const valuesOf = (metrics: MetricSnapshot, name: string) => metrics.find((metric) => metric.name === name)?.values ?? []

/** Buckets are kept by status and code; the page wants them by endpoint. */
const latencies = (metrics: MetricSnapshot): ServiceState['latency'] => {
  const values = valuesOf(metrics, 'vivid_request_seconds')
  const endpoints = [...new Set(values.map(({ labels }) => String(labels.endpoint)))]
  return endpoints.map((endpoint) => {
    const sums = new Map<number, number>()
    for (const { labels, value, metricName } of values) {
      if (labels.endpoint !== endpoint || metricName !== 'vivid_request_seconds_bucket') continue
      const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)
      sums.set(bound, (sums.get(bound) ?? 0) + value)
    }
    const count = sums.get(Number.POSITIVE_INFINITY) ?? 0
    const buckets = [...sums]
      .filter(([bound]) => Number.isFinite(bound))
      .sort(([a], [b]) => a - b)
      .map(([leSeconds, sum]) => ({ leSeconds, count: sum }))
    return { endpoint, buckets, count }
  })
}
