import { randomUUID } from 'node:crypto'
import { defineScript } from './define-script.js'
import { type Connection, keyOf } from './keys.js'

/** One of the requests that a tenant may have under way. */
export interface Slot {
  /** How many more it could have. */
  left: number
  giveBack(): void
}

/**
 * The slots that a tenant's requests hold, each with the time at which it is free whatever became of its gateway. By Redis' clock.
 * ARGV: how many there are, for how many milliseconds one is held at most, a name for this one. Answers how many are left, -1 for none.
 */
const script = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local left = tonumber(ARGV[1]) - redis.call('ZCARD', KEYS[1])
  if left <= 0 then return -1 end
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return left - 1`

type Take = (key: string, limit: number, holdMs: number, name: string) => Promise<number>

/** Resolves to null where the tenant has as many requests under way as it may have, at all gateways together. */
export const createConcurrencyLimiter = (
  redis: Connection,
  /** Longer than any request takes. */
  holdMs: number,
): ((tenant: string, limit: number) => Promise<Slot | null>) => {
  const take = defineScript<Take>(redis, 'takeSlot', 1, script)
  return async (tenant, limit) => {
    const [key, name] = [keyOf(redis, 'slots', tenant), randomUUID()]
    const left = await take(key, limit, holdMs, name)
    if (left < 0) return null
    // Should Redis be away now, the slot is free once its time is over.
    return { left, giveBack: () => void redis.zrem(key, name).catch(() => undefined) }
  }
}
