import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below this rate refusals cost next to nothing: all who are refused share it. */
const FREE_PER_SECOND = 50
/**
 * A refusal takes about half a millisecond of CPU on either side: without a pause, a hundred callers that come back at once
 * take a core from the workers. With this one they still have their refusal within 250 ms.
 */
const USUAL_HOLD_MS = 130
/** Retry-After asks for a second at least: whoever comes back sooner may have to wait for it here. */
const LONGEST_HOLD_MS = 1_500
/** A gateway that is busy for a larger part of the time holds refusals longer, and less long below the smaller one. */
const BUSY_PART = 0.65
const IDLE_PART = 0.5
const STEP = 1.3
/** Pauses differ by this much either way, so that callers do not come back all together. */
const SPREAD = 0.08
const WINDOW_MS = 500

/** Resolves at once while few of this tenant's requests are refused, otherwise after a pause in which no body is read. */
export type HoldRefusal = (tenant: string) => Promise<void>

/** The part of the time since the last call in which this process' event loop was not idle. */
const watchBusy = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}

/** Refusals of each tenant since a moment. */
interface Window {
  startMs: number
  all: number
  byTenant: Map<string, number>
}

export const createHoldRefusal = (
  options: {
    now?: () => number
    busy?: () => number
    wait?: (ms: number) => Promise<unknown>
    random?: () => number
  } = {},
): HoldRefusal => {
  const { now = () => performance.now(), busy = watchBusy(), wait = sleep, random = Math.random } = options
  const begin = (): Window => ({ startMs: now(), all: 0, byTenant: new Map() })
  let window = begin()
  /** The last whole window, and how long it was. */
  let last = { ...window, ms: WINDOW_MS }
  let holdMs = USUAL_HOLD_MS

  const turnWindow = (elapsedMs: number) => {
    last = { ...window, ms: elapsedMs }
    window = begin()
    const part = busy()
    if (part > BUSY_PART) holdMs = Math.min(LONGEST_HOLD_MS, holdMs * STEP)
    else if (part < IDLE_PART) holdMs = Math.max(USUAL_HOLD_MS, holdMs / STEP)
  }

  /** How many times its part of the free refusals and of all refusals the tenant has had: above 1 it has had more. */
  const partsOf = (tenant: string) => {
    const tenants = Math.max(1, window.byTenant.size, last.byTenant.size)
    const per = (ms: number, count: number) => (count * 1000) / ms
    const own = Math.max(per(last.ms, last.byTenant.get(tenant) ?? 0), per(WINDOW_MS, window.byTenant.get(tenant) ?? 0))
    const all = Math.max(per(last.ms, last.all), per(WINDOW_MS, window.all))
    return { ofFree: (own * tenants) / FREE_PER_SECOND, ofAll: (own * tenants) / Math.max(1, all) }
  }

  return async (tenant) => {
    const elapsedMs = now() - window.startMs
    if (elapsedMs >= WINDOW_MS) turnWindow(elapsedMs)
    window.all += 1
    window.byTenant.set(tenant, (window.byTenant.get(tenant) ?? 0) + 1)
    const { ofFree, ofAll } = partsOf(tenant)
    if (ofFree <= 1) return
    // A tenant with fewer refusals than the average is held for a proportionally shorter time.
    await wait(holdMs * Math.min(1, ofAll) * (1 - SPREAD + 2 * SPREAD * random()))
  }
}
