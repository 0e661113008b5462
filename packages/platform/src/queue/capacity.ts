import { byKind, type JobKind, jobKinds } from '@vivid/contract'
import type { SeenWorkers } from '../worker/announce-worker.js'
import { createServiceTimes, type ServiceTimes } from '../worker/service-times.js'
import type { Counts } from './job-queues.js'

const COUNT_MS = 200
const LOOK_MS = 500
/** How long a kind of work without workers is still admitted: a worker that is being replaced is back by then. */
const REPLACED_MS = 10_000

export interface KindCapacity {
  /** Threads of all workers; those last seen while they are being replaced; 0 when none comes. */
  threads(): number
  times: ServiceTimes
  /** Jobs in the queue and at the workers: read from the queue at every count, kept up by ourselves in between. */
  counts: Counts
}

export interface Capacity {
  of(kind: JobKind): KindCapacity
  /** Gateways that submit jobs to these workers, this one included. */
  gateways(): number
  /** Looks for workers now, with a look that begins after this call; resolves in any case. */
  look(): Promise<void>
  close(): void
}

/** Jobs that callers wait for: deferred ones are under way or, when a burst came before them, behind all others in the queue. */
export const withoutDeferred = ({ waiting, active }: Counts, deferred: number): Counts => ({
  active: Math.max(0, active - deferred),
  waiting: Math.max(0, waiting - Math.max(0, deferred - active)),
})

/** What the workers of all machines are seen to do. */
export const watchCapacity = (options: {
  count: (kind: JobKind) => Promise<Counts>
  seeWorkers: () => Promise<Record<JobKind, SeenWorkers>>
  /** Says that this gateway is there, and counts them all. */
  countGateways: () => Promise<number>
  now: () => number
}): Capacity => {
  const { now } = options
  const startedAt = now()
  // Before the first look there may be workers: one thread is a careful guess.
  const make = (kind: JobKind) => ({
    kind,
    threads: 1,
    seenAt: startedAt,
    times: createServiceTimes(kind),
    counts: { waiting: 0, active: 0 },
  })
  const kinds = byKind(make)
  let gateways = 1

  const count = async (kind: JobKind) => {
    const counted = await options.count(kind).catch(() => null)
    if (counted !== null) Object.assign(kinds[kind].counts, counted)
  }
  const lookOnce = async () => {
    const [seen, counted] = await Promise.all([
      options.seeWorkers().catch(() => null),
      options.countGateways().catch(() => gateways),
    ])
    gateways = Math.max(1, counted)
    if (seen === null) return
    for (const kind of jobKinds) {
      const { threads, times, meanMs } = seen[kind]
      if (threads === 0) continue
      Object.assign(kinds[kind], { threads, seenAt: now() })
      // A worker that has just started has nothing to tell: what others or its predecessor measured stays.
      if (meanMs !== null) kinds[kind].times.replace(times, meanMs)
    }
  }
  let underWay: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  /** One that is under way may have asked before a worker came: all who call meanwhile share the one after it. */
  const look = () => {
    next ??= underWay.then(() => {
      next = null
      underWay = lookOnce()
      return underWay
    })
    return next
  }
  const timers = [
    setInterval(() => void Promise.all(jobKinds.map(count)), COUNT_MS),
    setInterval(() => void look(), LOOK_MS),
  ]
  for (const timer of timers) timer.unref()
  void look()
  return {
    of: (kind) => {
      const state = kinds[kind]
      return {
        threads: () => (now() - state.seenAt > REPLACED_MS ? 0 : state.threads),
        times: state.times,
        counts: state.counts,
      }
    },
    gateways: () => gateways,
    look,
    close: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
