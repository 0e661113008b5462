import { startRedisForTests } from '@vivid/embedded/for-tests'
import { test } from 'vitest'
import { createLog } from '../process/log.js'
import type { Connection } from '../queue/keys.js'
import { connectForCommands } from '../queue/redis.js'
import { whenReady } from '../queue/when-ready.js'

/** Tests on a Redis of their own, one for all tests of a file. */
export const redisTest = test.extend<{ redis: Connection }>({
  redis: [
    // Vitest reads the names of what a fixture needs from the pattern: this one needs nothing.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const server = await startRedisForTests()
      const redis = connectForCommands(server.address.url, createLog('test', 'silent'))
      await whenReady(redis, 60_000)
      await use(redis)
      redis.disconnect()
      await server.stop()
    },
    { scope: 'file' },
  ],
})
