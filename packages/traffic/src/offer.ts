import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { arrivals, type Phase } from './arrivals.js'
import type { TrafficClient } from './create-client.js'
import { judge, type Outcome } from './judge.js'
import type { Shot } from './shot.js'

export interface Offer {
  client: TrafficClient
  phases: readonly Phase[]
  /** The n-th request. */
  shot: (n: number) => Shot
  onOutcome: (outcome: Outcome) => void
  onDeparture?: () => void
  /** No more requests than this; the rest of the phases is left out. */
  maxRequests: number
  /** Requests due while so many are under way are not sent, and counted as such. */
  maxUnderWay: number
  signal?: AbortSignal
  /** Outcomes count their phases and times from here on, for traffic in several pieces. */
  firstPhase?: number
  sinceMs?: number
  now?: () => number
}

/** Sends requests on the clock, however slow the answers are, and waits for the last answer. */
export const offer = async (options: Offer): Promise<void> => {
  const { client, phases, onOutcome, maxUnderWay, signal, firstPhase = 0, sinceMs = 0 } = options
  const now = options.now ?? (() => performance.now())
  const startedAt = now()
  const underWay = new Set<Promise<void>>()
  let sent = 0
  for (const { dueMs, phase } of arrivals(phases)) {
    if (sent >= options.maxRequests) break
    const waitMs = dueMs - (now() - startedAt)
    // Timers are good to a millisecond; shorter waits are caught up with, and answers are let in meanwhile.
    if (waitMs > 1) await sleep(waitMs, undefined, signal ? { signal } : {}).catch(() => undefined)
    else await turn()
    if (signal?.aborted) break
    const shot = options.shot(sent++)
    const lagMs = now() - startedAt - dueMs
    const outcome = { kind: shot.kind, phase: firstPhase + phase, dueMs: sinceMs + dueMs, lagMs }
    options.onDeparture?.()
    if (underWay.size >= maxUnderWay) {
      onOutcome({ ...outcome, ms: 0, status: 0, code: null, right: null, verdict: 'unsent' })
      continue
    }
    const answer = client.send(shot).then(({ status, code, right }) => {
      onOutcome({ ...outcome, ms: now() - startedAt - dueMs, status, code, right, verdict: judge(status) })
      underWay.delete(answer)
    })
    underWay.add(answer)
  }
  await Promise.all(underWay)
}
