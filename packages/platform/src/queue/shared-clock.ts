import type { Redis } from 'ioredis'

/** One time of day for all processes. */
export interface SharedClock {
  /** Epoch milliseconds. */
  now(): number
  /** Asks Redis; keeps what it knew when there is no good answer. */
  sync(): Promise<void>
  close(): void
}

const SYNC_MS = 10_000
/** Slower answers are ignored: Redis' time may be off by up to the round trip, so they tell less than is known. */
const WORST_ROUND_TRIP_MS = 500

/**
 * Deadlines are set by one machine and read by another, whose clocks may be minutes apart or jump: all go by Redis'
 * clock, carried on by a timer that only ever runs forward.
 */
export const createSharedClock = (redis: Pick<Redis, 'time'>, monotonic = () => performance.now()): SharedClock => {
  let aheadMs: number | null = null

  const sync = async () => {
    const askedAt = monotonic()
    const answer = await redis.time().catch(() => null)
    if (answer === null) return
    const tookMs = monotonic() - askedAt
    if (aheadMs !== null && tookMs > WORST_ROUND_TRIP_MS) return
    const [seconds, microseconds] = answer.map(Number) as [number, number]
    aheadMs = seconds * 1000 + microseconds / 1000 - (askedAt + tookMs / 2)
  }
  const timer = setInterval(() => void sync(), SYNC_MS)
  timer.unref()
  return {
    now: () => (aheadMs === null ? Date.now() : Math.round(monotonic() + aheadMs)),
    sync,
    close: () => clearInterval(timer),
  }
}
