import { setTimeout as sleep } from 'node:timers/promises'
import type { JobKind } from '@vivid/contract'
import { lookWhenDue } from '../process/look-when-due.js'
import type { Outage } from '../process/outage.js'
import type { DeferredAnalyses, Taken } from './deferred-analyses.js'
import type { DeferredEnd, TakenAnalysis } from './deferred-analysis.js'

/** Looks for analyses: so often where nothing is known to wait, and where something is. */
const IDLE_MS = 1_000
const BUSY_MS = 200
/** Ends within this of each other share one look. */
const GATHER_MS = 5
const MOST_TAKEN = 32
/** After a failure of what the work depends on the next attempt comes after the first pause, then twice that, up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const INSIST_MS = 500

/** Did not get through: to be tried again. */
export type Attempted = DeferredEnd | 'again'

export interface DeferredRunner {
  /** An analysis was accepted: look for it now. */
  wake(): void
  /** Jobs of deferred analyses under way at the last look, those of all gateways, less those that ended here since. */
  jobs(kind: JobKind): number
  /** Takes no more; those under way may end within `graceMs`, others go on without this gateway. */
  close(graceMs: number): Promise<void>
}

interface Held {
  taken: TakenAnalysis
  gone: AbortController
  done: Promise<void>
}

/** Takes deferred analyses by lease, as many as there are threads to spare, and runs each of them to its end. */
export const runDeferred = (options: {
  analyses: DeferredAnalyses
  /** How many jobs of each kind may be under way. */
  limits: () => Partial<Record<JobKind, number>>
  /** One attempt; `gone` is aborted when the analysis is somebody else's by now. */
  attempt: (taken: TakenAnalysis, gone: AbortSignal) => Promise<Attempted>
  /** False while Redis is away. */
  isAvailable: () => boolean
  onEnded?: (taken: TakenAnalysis, end: DeferredEnd) => void
  onLook?: (seen: Taken) => void
  outage: Pick<Outage, 'failed'>
}): DeferredRunner => {
  const { analyses, outage } = options
  const held = new Map<number, Held>()
  let jobs: Taken['jobs'] = {}
  let isClosing = false

  /** The end of an analysis is written whatever it takes: a Redis that is away comes back. */
  const writeEnd = async (taken: TakenAnalysis, end: DeferredEnd): Promise<void> => {
    while (true) {
      try {
        if (await analyses.end(taken, end)) options.onEnded?.(taken, end)
        return
      } catch (error) {
        outage.failed(error, 'deferred analyses')
        if (isClosing) return
        await sleep(INSIST_MS)
      }
    }
  }

  const run = async (taken: TakenAnalysis, gone: AbortSignal): Promise<void> => {
    const attempted = await options.attempt(taken, gone).catch((error: unknown) => {
      if (!gone.aborted) outage.failed(error, 'deferred analyses')
      return 'again' as const
    })
    if (attempted !== 'again') return writeEnd(taken, attempted)
    const pauseMs = gone.aborted ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (taken.attempt - 1))
    // Where Redis is away the lease ends by itself.
    await analyses.release(taken, pauseMs).catch(() => undefined)
  }

  const start = (taken: TakenAnalysis) => {
    const gone = new AbortController()
    const done = run(taken, gone.signal).finally(() => {
      held.delete(taken.id)
      for (const { kind } of taken.ticket.jobs) jobs = { ...jobs, [kind]: Math.max(0, (jobs[kind] ?? 0) - 1) }
      looker.plan(GATHER_MS)
    })
    held.set(taken.id, { taken, gone, done })
  }

  const look = async () => {
    let nextMs = IDLE_MS
    try {
      if (isClosing || !options.isAvailable()) return
      const seen = await analyses.take(MOST_TAKEN, options.limits())
      jobs = seen.jobs
      for (const taken of seen.analyses) start(taken)
      options.onLook?.(seen)
      if (seen.open > seen.running) nextMs = seen.analyses.length === MOST_TAKEN ? GATHER_MS : BUSY_MS
    } catch (error) {
      outage.failed(error, 'deferred analyses')
    } finally {
      looker.plan(nextMs)
    }
  }
  const looker = lookWhenDue(look)

  const renewal = setInterval(() => {
    if (held.size === 0) return
    analyses.renew([...held.values()].map(({ taken }) => taken)).then(
      (lost) => {
        for (const id of lost) held.get(id)?.gone.abort()
      },
      () => undefined,
    )
  }, analyses.leaseMs / 3)
  renewal.unref()
  looker.plan(IDLE_MS)

  return {
    wake: () => looker.plan(GATHER_MS),
    jobs: (kind) => jobs[kind] ?? 0,
    close: async (graceMs) => {
      isClosing = true
      await looker.close()
      const all = () => Promise.all([...held.values()].map(({ done }) => done))
      await Promise.race([all(), sleep(graceMs, undefined, { ref: false })])
      for (const { gone } of held.values()) gone.abort()
      await all()
      clearInterval(renewal)
    },
  }
}
