import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a cache hit to past the longest deadline. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** A stage or a network takes a millisecond or a few hundred. */
const stepBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Each metric with its values; those of a histogram tell by `metricName` what they count. */
export type MetricSnapshot = {
  name: string
  help: string
  type: string
  values: { labels: Partial<Record<string, string | number>>; value: number; metricName?: string }[]
}[]

export interface Metrics {
  registry: Registry
  /** Hands over a measurement that is only worth taking when somebody looks. */
  beforeScrape(measure: () => Promise<void> | void): void
  scrape(): Promise<string>
  /** What a scrape says, as values. */
  snapshot(): Promise<MetricSnapshot>
  /** `outcome`: answered, rejected (the caller's to mend), failed (ours), gone (hung up), deferred (told 202), or the refusal's reason. */
  requests: Counter<'endpoint' | 'outcome' | 'code'>
  /** Transactions by the kinds of work they asked for, as usage counts them; tenants without an entry are `*`. */
  transactions: Counter<'tenant' | 'kind' | 'outcome'>
  /** End to end, as the caller sees it. */
  requestSeconds: Histogram<'endpoint' | 'status' | 'code'>
  /** Analyses whose callers did not wait, by the HTTP status that they ended with. */
  deferredEnds: Counter<'endpoint' | 'status'>
  /** `state`: waiting, running. Those of all gateways. */
  deferredAnalyses: Gauge<'state'>
  /** `outcome`: taken, refused (tried again), given_up. */
  webhooks: Counter<'outcome'>
  storeSeconds: Histogram<'operation'>
  queueWaitSeconds: Histogram<'kind'>
  replyLagSeconds: Histogram<'kind'>
  engineSeconds: Histogram<'kind' | 'code'>
  stageSeconds: Histogram<'kind' | 'stage'>
  inferenceSeconds: Histogram<'kind' | 'model'>
  /** answered, skipped (past its deadline), retried, failed, taken_over (its worker was gone) */
  jobs: Counter<'kind' | 'outcome'>
  waitingJobs: Gauge<'kind'>
  activeJobs: Gauge<'kind'>
  oldestJobSeconds: Gauge<'kind'>
  threads: Gauge<'kind'>
  busyThreads: Gauge<'kind'>
  /** Threads that never came back; each one ends its process. */
  stuckThreads: Counter<'kind'>
  /** What admission goes by: how long a new job would wait, and how long a thread needs for it. */
  expectedWaitSeconds: Gauge<'kind'>
  expectedJobSeconds: Gauge<'kind' | 'work'>
  /** Threads of all workers that were heard of. */
  seenThreads: Gauge<'kind'>
  /** 1 while the process can use what it depends on, 0 while it cannot and takes no work. */
  ready: Gauge<'dependency'>
  /** `what`: used, max (0 where Redis has no limit). */
  redisBytes: Gauge<'what'>
}

export const createMetrics = (processName: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[] = secondsBuckets,
  ) => new Histogram({ name, help, labelNames, buckets, registers })
  const gauge = <Label extends string = 'kind'>(name: string, help: string, label: Label = 'kind' as Label) =>
    new Gauge<Label>({ name, help, labelNames: [label], registers })
  const gaugeOfWork = (name: string, help: string) => new Gauge({ name, help, labelNames: ['kind', 'work'], registers })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const measures: (() => Promise<void> | void)[] = []
  const measureAll = () => Promise.all(measures.map((measure) => measure()))
  return {
    registry,
    beforeScrape: (measure) => void measures.push(measure),
    scrape: async () => {
      await measureAll()
      return registry.metrics()
    },
    snapshot: async () => {
      await measureAll()
      return (await registry.getMetricsAsJSON()) as unknown as MetricSnapshot
    },
    requests: counter('vivid_requests_total', 'Requests by outcome', ['endpoint', 'outcome', 'code']),
    transactions: counter('vivid_transactions_total', 'Transactions by tenant, kind and outcome', [
      'tenant',
      'kind',
      'outcome',
    ]),
    requestSeconds: histogram('vivid_request_seconds', 'Requests end to end', ['endpoint', 'status', 'code']),
    deferredEnds: counter('vivid_deferred_ends_total', 'Analyses without waiting callers that ended', [
      'endpoint',
      'status',
    ]),
    deferredAnalyses: gauge('vivid_deferred_analyses', 'Analyses without waiting callers that have not ended', 'state'),
    webhooks: counter('vivid_webhooks_total', 'Events sent to receivers', ['outcome']),
    storeSeconds: histogram('vivid_store_seconds', 'Object store calls', ['operation']),
    queueWaitSeconds: histogram('vivid_queue_wait_seconds', 'From enqueued to taken by a worker', ['kind']),
    replyLagSeconds: histogram('vivid_reply_lag_seconds', 'From reply written to read', ['kind'], stepBuckets),
    engineSeconds: histogram('vivid_engine_seconds', 'Engine time per job', ['kind', 'code']),
    stageSeconds: histogram('vivid_stage_seconds', 'Stages of a pipeline', ['kind', 'stage'], stepBuckets),
    inferenceSeconds: histogram('vivid_inference_seconds', 'Runs of a network', ['kind', 'model'], stepBuckets),
    jobs: counter('vivid_jobs_total', 'Jobs by outcome', ['kind', 'outcome']),
    waitingJobs: gauge('vivid_waiting_jobs', 'Jobs waiting in the queue'),
    activeJobs: gauge('vivid_active_jobs', 'Jobs that workers have'),
    oldestJobSeconds: gauge('vivid_oldest_job_seconds', 'Age of the oldest job that waits or is worked on'),
    threads: gauge('vivid_worker_threads', 'Slots: jobs this worker does at a time'),
    busyThreads: gauge('vivid_worker_busy_threads', 'Threads at work'),
    stuckThreads: counter('vivid_worker_stuck_threads_total', 'Threads that did not come back', ['kind']),
    expectedWaitSeconds: gauge('vivid_expected_wait_seconds', 'How long a job that is queued now would wait'),
    expectedJobSeconds: gaugeOfWork('vivid_expected_job_seconds', 'How long a job holds a thread'),
    seenThreads: gauge('vivid_seen_threads', 'Threads of all workers that this gateway has heard of'),
    ready: gauge('vivid_ready', 'Whether what the work needs is there', 'dependency'),
    redisBytes: gauge('vivid_redis_memory_bytes', 'Memory of Redis', 'what'),
  }
}
