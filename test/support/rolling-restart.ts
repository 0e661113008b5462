import type { JobKind } from '@vivid/contract'
import { createClient, type Outcome, offer, quantile, type Shot } from '@vivid/traffic'
import { type Process, startApp } from './service.js'

export interface Rolled {
  outcomes: Outcome[]
  /** Requests that got no answer at all or not the one they should have. */
  lost: Outcome[]
  p99BeforeMs: number
  /** Of the requests that were due while workers were being replaced. */
  p99DuringMs: number
  /** From SIGTERM to its end, for each worker. */
  drainsMs: number[]
}

const TIMEOUT_MS = 60_000

/**
 * Replaces every worker under steady traffic, as a Deployment that may surge by one does: the new one is ready before
 * the old one is told to go.
 */
export const rollWorkers = async (options: {
  url: string
  shots: readonly Shot[]
  perSecond: number
  /** How long the traffic is watched before the first restart, and after the last. */
  quietMs: number
  workers: { kind: JobKind; process: Process }[]
  env: Record<string, string>
  onStarted: (worker: Process) => void
}): Promise<Rolled> => {
  const { perSecond, shots } = options
  const client = createClient(options.url, { connections: 256, timeoutMs: TIMEOUT_MS })
  const outcomes: Outcome[] = []
  const end = new AbortController()
  const startedAt = performance.now()
  const quiet = () => new Promise((resolve) => setTimeout(resolve, options.quietMs))
  const traffic = offer({
    client,
    phases: [{ name: 'steady', seconds: 3600, fromPerSecond: perSecond, toPerSecond: perSecond }],
    shot: (n) => shots[n % shots.length]!,
    onOutcome: (outcome) => outcomes.push(outcome),
    maxRequests: Number.POSITIVE_INFINITY,
    maxUnderWay: Number.POSITIVE_INFINITY,
    signal: end.signal,
  })
  const drainsMs: number[] = []
  try {
    await quiet()
    const beganMs = performance.now() - startedAt
    for (const { kind, process } of options.workers) {
      options.onStarted(await startApp(kind, options.env))
      const toldAt = performance.now()
      await process.stop('SIGTERM')
      drainsMs.push(performance.now() - toldAt)
    }
    const endedMs = performance.now() - startedAt
    await quiet()
    end.abort()
    await traffic
    const p99 = (from: number, to: number) =>
      quantile(
        outcomes.filter(({ dueMs }) => dueMs >= from && dueMs < to).map(({ ms, lagMs }) => ms - lagMs),
        0.99,
      )
    return {
      outcomes,
      lost: outcomes.filter(({ status }) => status !== 200),
      p99BeforeMs: p99(0, beganMs),
      p99DuringMs: p99(beganMs, endedMs),
      drainsMs,
    }
  } finally {
    end.abort()
    await traffic
    await client.close()
  }
}
