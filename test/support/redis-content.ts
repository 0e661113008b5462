import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './service.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

const readKey = async (redis: InstanceType<typeof Redis>, key: string): Promise<unknown> => {
  const type = await redis.type(key)
  if (type === 'string') return redis.get(key)
  if (type === 'hash') return redis.hgetall(key)
  if (type === 'list') return redis.lrange(key, 0, -1)
  if (type === 'set') return redis.smembers(key)
  if (type === 'zset') return redis.zrange(key, '0', '-1', 'WITHSCORES')
  if (type === 'stream') return redis.xrange(key, '-', '+')
  if (type === 'none') return null
  throw new Error(`cannot read a ${type}`)
}

/** All that Redis holds now, and all that it was ever told since this was opened. */
export const openRedisContent = async (url: string) => {
  const redis = new Redis(url)
  const watcher = new Redis(url)
  const monitor = await watcher.monitor()
  const told: string[] = []
  monitor.on('monitor', (_time: string, words: string[]) => void told.push(words.join(' ')))
  return {
    told: () => told.join('\n'),
    held: async (): Promise<string> => {
      const keys: string[] = []
      for await (const batch of redis.scanStream({ count: 500 })) keys.push(...(batch as string[]))
      const values = await Promise.all(keys.map(async (key) => [key, await readKey(redis, key)]))
      return JSON.stringify(values)
    },
    close: () => {
      for (const each of [redis, watcher, monitor]) each.disconnect()
    },
  }
}
