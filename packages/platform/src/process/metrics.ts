import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a cache hit to past the longest deadline. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export interface Metrics {
  registry: Registry
  /** End to end, as the caller sees it. */
  requestSeconds: Histogram<'endpoint' | 'status' | 'code'>
  storeSeconds: Histogram<'operation'>
  queueWaitSeconds: Histogram<'kind'>
  engineSeconds: Histogram<'kind' | 'code'>
  /** answered, skipped (past its deadline), retried, failed */
  jobs: Counter<'kind' | 'outcome'>
  waitingJobs: Gauge<'kind'>
  threads: Gauge<'kind'>
  busyThreads: Gauge<'kind'>
}

export const createMetrics = (processName: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: secondsBuckets, registers })
  return {
    registry,
    requestSeconds: histogram('vivid_request_seconds', 'Requests end to end', ['endpoint', 'status', 'code']),
    storeSeconds: histogram('vivid_store_seconds', 'Object store calls', ['operation']),
    queueWaitSeconds: histogram('vivid_queue_wait_seconds', 'From enqueued to taken by a worker', ['kind']),
    engineSeconds: histogram('vivid_engine_seconds', 'Engine time per job', ['kind', 'code']),
    jobs: new Counter({
      name: 'vivid_jobs_total',
      help: 'Jobs by outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    waitingJobs: new Gauge({
      name: 'vivid_waiting_jobs',
      help: 'Jobs waiting in the queue',
      labelNames: ['kind'],
      registers,
    }),
    threads: new Gauge({
      name: 'vivid_worker_threads',
      help: 'Threads of this worker',
      labelNames: ['kind'],
      registers,
    }),
    busyThreads: new Gauge({
      name: 'vivid_worker_busy_threads',
      help: 'Threads at work',
      labelNames: ['kind'],
      registers,
    }),
  }
}
