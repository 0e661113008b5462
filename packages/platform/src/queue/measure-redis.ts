import type { Metrics } from '../process/metrics.js'
import { inspectMemory } from './check-redis.js'
import type { Connection } from './keys.js'
import { isReady } from './redis.js'

/**
 * Asks Redis at every scrape how full it is: also one that is full, and refuses writes, answers that. While Redis is away or forbids
 * INFO the series are absent.
 */
export const measureRedis = (redis: Connection, metrics: Pick<Metrics, 'redisBytes' | 'beforeScrape'>): void => {
  metrics.beforeScrape(async () => {
    const memory = isReady(redis) ? await inspectMemory(redis).catch(() => null) : null
    if (memory === null) return metrics.redisBytes.reset()
    metrics.redisBytes.set({ what: 'used' }, memory.usedBytes)
    metrics.redisBytes.set({ what: 'max' }, memory.maxBytes)
  })
}
