import type { JobKind } from './kinds/facts.js'

/** How the service is doing, as one gateway sees it: what the console's operating page shows. */
export interface ServiceState {
  version: string
  /** Epoch milliseconds, by the gateway's clock. */
  nowMs: number
  startedAtMs: number
  /** Where the gateway's admin server shows the board of queues; null where it is off. */
  board: { port: number; path: string } | null
  /** The queues and workers are everybody's: each gateway reports the same figures. */
  kinds: Record<JobKind, KindState>
  /** Since this gateway started. */
  requests: { endpoint: string; outcome: string; code: string; count: number }[]
  latency: LatencyState[]
  /** The last requests of this gateway that were not answered well, the newest first. */
  errors: EndedBadly[]
}

/** Null while Redis is away. */
export interface KindState {
  waiting: number | null
  active: number | null
  oldestSeconds: number | null
  workers: number
  threads: number
  busyThreads: number
}

export interface LatencyState {
  endpoint: string
  /** How many requests took at most so long; the last bound is infinite and left out. */
  buckets: { leSeconds: number; count: number }[]
  count: number
}

/** Nothing in it is personal. */
export interface EndedBadly {
  atMs: number
  endpoint: string
  outcome: string
  status: number
  code: number | null
}
