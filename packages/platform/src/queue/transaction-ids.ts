import type { Redis } from 'ioredis'

/**
 * Redis' own clock and counter, so that ids are unique over all gateways, and never below the current
 * time in milliseconds × 1000, so that a Redis that lost its data does not repeat old ones.
 */
const script = `
  local time = redis.call('TIME')
  local floor = time[1] * 1000000 + math.floor(time[2] / 1000) * 1000
  local last = tonumber(redis.call('GET', KEYS[1]) or '0')
  local id = math.max(last + 1, floor)
  local text = string.format('%.0f', id)
  redis.call('SET', KEYS[1], text)
  return text`

const key = 'vivid:transaction-id'

export const createTransactionIds = (redis: Redis): (() => Promise<number>) => {
  redis.defineCommand('nextTransactionId', { numberOfKeys: 1, lua: script })
  const next = (redis as unknown as { nextTransactionId(key: string): Promise<string> }).nextTransactionId
  return async () => Number(await next.call(redis, key))
}
