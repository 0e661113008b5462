import { type Connection, keyOf } from './keys.js'

/** A gateway that has not announced itself for this long is not counted. */
const SILENT_MS = 5_000

/** Each call says that the gateway `id` is there, and resolves to how many have said so lately. */
export const createGatewayCount = (redis: Connection, id: string, now: () => number) => async (): Promise<number> => {
  const key = keyOf(redis, 'gateways')
  const results = await redis
    .multi()
    .zadd(key, now(), id)
    .zremrangebyscore(key, '-inf', now() - SILENT_MS)
    .zcard(key)
    .exec()
  return Number(results?.at(-1)?.[1] ?? 1)
}
