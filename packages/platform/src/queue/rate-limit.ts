import { defineScript } from './define-script.js'
import { type Connection, keyOf } from './keys.js'

/** How often a tenant may call: steadily so often, and so many at once. */
export interface Rate {
  requestsPerSecond: number
  burst: number
}

/** What a tenant's bucket says to one more request. */
export interface Taken {
  /** 0, or how long the tenant must wait: then nothing was taken. */
  waitMs: number
  /** Requests that it could send at once after this one. */
  left: number
  /** When the bucket is full again. */
  fullInMs: number
}

/**
 * The generic cell rate algorithm: one time per tenant, at which its bucket would be full again. By Redis' clock, so
 * that all gateways share one bucket.
 */
const script = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local every = 1000 / tonumber(ARGV[1])
  local burst = tonumber(ARGV[2])
  local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
  local wait = full + every - now - every * burst
  if wait > 0 then return {tostring(wait), '0', tostring(full - now)} end
  full = full + every
  redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now) + 1000)
  local left = math.floor((now + every * burst - full) / every + 1e-6)
  return {'0', tostring(math.max(0, left)), tostring(full - now)}`

type Take = (key: string, requestsPerSecond: number, burst: number) => Promise<[string, string, string]>

/** Takes one request out of a tenant's bucket. */
export const createRateLimiter = (redis: Connection): ((tenant: string, rate: Rate) => Promise<Taken>) => {
  const take = defineScript<Take>(redis, 'takeFromBucket', 1, script)
  return async (tenant, { requestsPerSecond, burst }) => {
    const [waitMs, left, fullInMs] = await take(keyOf(redis, 'rate', tenant), requestsPerSecond, burst)
    return { waitMs: Number(waitMs), left: Number(left), fullInMs: Number(fullInMs) }
  }
}
