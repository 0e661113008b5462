import { type Connection, keyOf } from './keys.js'

/** How often a tenant may call: steadily so often, and so many at once. */
export interface Rate {
  requestsPerSecond: number
  burst: number
}

/**
 * The generic cell rate algorithm: one time per tenant, at which its bucket would be empty again. By Redis' clock, so
 * that all gateways share one bucket. Answers 0, or for how many milliseconds the tenant must wait.
 */
const script = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local every = 1000 / tonumber(ARGV[1])
  local filled = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
  local wait = filled + every - now - every * tonumber(ARGV[2])
  if wait > 0 then return tostring(wait) end
  redis.call('SET', KEYS[1], string.format('%.3f', filled + every), 'PX', math.ceil(filled + every - now) + 1000)
  return '0'`

type Take = (key: string, requestsPerSecond: number, burst: number) => Promise<string>

/** Takes one request out of a tenant's bucket; resolves to the milliseconds until there is one when it is empty. */
export const createRateLimiter = (redis: Connection): ((tenant: string, rate: Rate) => Promise<number>) => {
  redis.defineCommand('takeFromBucket', { numberOfKeys: 1, lua: script })
  const take = (redis as unknown as { takeFromBucket: Take }).takeFromBucket.bind(redis)
  return async (tenant, { requestsPerSecond, burst }) =>
    Number(await take(keyOf(redis, 'rate', tenant), requestsPerSecond, burst))
}
