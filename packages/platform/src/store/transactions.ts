import type { Redis } from 'ioredis'

/** Both keys share a hash tag, so that one script may touch them on a Redis cluster. */
const lastIdKey = 'vivid:{transactions}:last-id'
export const expiringImagesKey = 'vivid:{transactions}:expiring-images'

/**
 * One call per request: an id, and a promise that its images will be deleted whatever happens to this process.
 * The id comes from Redis' own clock and counter, so that it is unique over all gateways, and is never below the
 * current time in milliseconds × 1000, so that a Redis that lost its data does not repeat old ones.
 */
const script = `
  local time = redis.call('TIME')
  local floor = time[1] * 1000000 + math.floor(time[2] / 1000) * 1000
  local last = tonumber(redis.call('GET', KEYS[1]) or '0')
  local id = string.format('%.0f', math.max(last + 1, floor))
  redis.call('SET', KEYS[1], id)
  for i = 2, #ARGV do
    redis.call('ZADD', KEYS[2], ARGV[1], 'images/' .. id .. '/' .. ARGV[i])
  end
  return id`

type Begin = (lastId: string, expiring: string, goneAtMs: number, ...sides: string[]) => Promise<string>

export interface Begun {
  id: number
  /** Object keys by side. */
  images: Record<string, string>
}

export const createTransactions = (redis: Redis): ((sides: string[], goneAtMs: number) => Promise<Begun>) => {
  redis.defineCommand('beginTransaction', { numberOfKeys: 2, lua: script })
  const begin = (redis as unknown as { beginTransaction: Begin }).beginTransaction.bind(redis)
  return async (sides, goneAtMs) => {
    const id = await begin(lastIdKey, expiringImagesKey, goneAtMs, ...sides)
    return { id: Number(id), images: Object.fromEntries(sides.map((side) => [side, `images/${id}/${side}`])) }
  }
}
