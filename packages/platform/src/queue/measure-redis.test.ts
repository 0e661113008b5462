import { startEmbeddedRedis } from '@vivid/embedded'
import { expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createMetrics } from '../process/metrics.js'
import { createRedisProbe } from '../readiness/probe-redis.js'
import { measureRedis } from './measure-redis.js'
import { connectForCommands } from './redis.js'
import { whenReady } from './when-ready.js'

test('a Redis that is full and takes no writes is not ready for work, and goes on saying how full it is', async () => {
  // One of its own, wherever other tests run: it will refuse everybody.
  const server = await startEmbeddedRedis()
  const redis = connectForCommands(server.address.url, createLog('test', 'silent'))
  await whenReady(redis, 60_000)
  const metrics = createMetrics('test')
  measureRedis(redis, metrics)
  const bytes = async (what: string): Promise<number | null> => {
    const found = new RegExp(`^vivid_redis_memory_bytes\\{what="${what}".*\\} (\\d+)$`, 'm').exec(
      await metrics.scrape(),
    )
    return found && Number(found[1])
  }
  const text = 'x'.repeat(4_000_000)
  await redis.set('vivid:filling', text)
  const used = (await bytes('used'))!
  await redis.config('SET', 'maxmemory', '1000000')
  await expect(redis.set('vivid:more', text)).rejects.toThrow('OOM')
  await expect(createRedisProbe([redis])()).rejects.toThrow('OOM')
  expect(await bytes('max')).toBe(1_000_000)
  await redis.del('vivid:filling')
  // Some of what was freed is used for other things at once.
  expect(await bytes('used')).toBeLessThan(used - text.length / 2)
  redis.disconnect()
  await expect.poll(() => bytes('used')).toBeNull()
  await server.stop()
})
