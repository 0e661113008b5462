import { expect, onTestFinished } from 'vitest'
import { redisTest } from '../testing/redis-test.js'
import { findForbidden } from './find-forbidden.js'
import type { Connection } from './keys.js'

redisTest('commands that the user may not run are named, whatever they are for', async ({ redis }) => {
  expect(await findForbidden(redis)).toEqual([])
  const forbidden = ['DEL', 'EXPIREAT', 'TIME', 'ZADD']
  await redis.call('ACL', 'SETUSER', 'limited', 'on', '>secret', '~*', '+@all', ...forbidden.map((name) => `-${name}`))
  onTestFinished(() => redis.call('ACL', 'DELUSER', 'limited') as Promise<never>)
  const limited = Object.assign(
    redis.duplicate({ username: 'limited', password: 'secret', enableOfflineQueue: true }),
    {
      prefix: redis.prefix,
    },
  ) as Connection
  onTestFinished(() => limited.disconnect())
  expect((await findForbidden(limited)).toSorted()).toEqual(forbidden)
})
