import type { Log } from './log.js'

/** One thing that may be away: its outages are told once each, not once for all that they made fail. */
export interface Outage {
  /** The first failure begins an outage and is logged with its cause; further ones are counted by `what`. */
  failed(error: unknown, what: string): void
  /** It works: ends an outage, and says how long it was and what it made fail. */
  over(): void
}

export const createOutage = (log: Log, begins: string, ends: string, monotonic = () => performance.now()): Outage => {
  let begun: { atMs: number; failed: Record<string, number> } | null = null
  return {
    failed: (error, what) => {
      if (begun === null) {
        begun = { atMs: monotonic(), failed: {} }
        log.warn({ err: error }, begins)
      }
      begun.failed[what] = (begun.failed[what] ?? 0) + 1
    },
    over: () => {
      if (begun === null) return
      const { atMs, failed } = begun
      begun = null
      log.warn({ awayMs: Math.round(monotonic() - atMs), failed }, ends)
    },
  }
}
