import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below this rate a refusal costs next to nothing. */
const freePerSecond = 50
/**
 * A refusal takes about half a millisecond of CPU on either side: without a pause, a hundred callers that come back at once
 * take a core from the workers. With this one they still have their refusal within 250 ms.
 */
const usualHoldMs = 130
/** Retry-After asks for a second at least: whoever comes back sooner may have to wait for it here. */
const longestHoldMs = 1_000
/** A gateway that is busy for a larger part of the time holds refusals longer, and less long below the smaller one. */
const busyPart = 0.65
const idlePart = 0.5
const step = 1.3
/** Pauses differ by this much either way, so that callers do not come back all together. */
const spread = 0.25
const windowMs = 500

/** Resolves at once while few are refused, otherwise after a pause in which the body is not read. */
export type HoldRefusal = () => Promise<void>

/** The part of the time since the last call in which this process' event loop was not idle. */
const watchBusy = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
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
  let windowStart = now()
  let inWindow = 0
  let perSecond = 0
  let holdMs = usualHoldMs
  const turnWindow = (elapsedMs: number) => {
    perSecond = (inWindow * 1000) / elapsedMs
    windowStart = now()
    inWindow = 0
    const part = busy()
    if (part > busyPart) holdMs = Math.min(longestHoldMs, holdMs * step)
    else if (part < idlePart) holdMs = Math.max(usualHoldMs, holdMs / step)
  }
  return async () => {
    const elapsedMs = now() - windowStart
    if (elapsedMs >= windowMs) turnWindow(elapsedMs)
    inWindow += 1
    const isFlood = Math.max(perSecond, (inWindow * 1000) / windowMs) > freePerSecond
    if (isFlood) await wait(holdMs * (1 - spread + 2 * spread * random()))
  }
}
