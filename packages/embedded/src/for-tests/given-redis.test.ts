import { type ChildServer, type RedisAddress, startEmbeddedRedis } from '@vivid/embedded'
import { startRedisForTests } from '@vivid/embedded/for-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRedis } from './ask-redis.js'

let server: ChildServer<RedisAddress>
beforeAll(async () => {
  server = await startEmbeddedRedis()
})
afterAll(() => server.stop())

const given = () => startRedisForTests({ TEST_REDIS_URL: server.address.url })

test('two on one server do not see each other, and leave nothing behind', async () => {
  const [one, other] = [await given(), await given()]
  expect(one.address.url).not.toBe(other.address.url)
  await askRedis(one.address.url, ['SET', 'key', 'value'])
  expect(await askRedis(one.address.url, ['GET', 'key'])).toContain('value')
  expect(await askRedis(other.address.url, ['EXISTS', 'key'])).toBe(':0\r\n')
  await Promise.all([one.stop(), other.stop()])
  expect(await askRedis(server.address.url, ['INFO', 'keyspace'])).not.toContain('db')
})

test('killed, nobody answers; it comes back at the same port with its data, or without', async () => {
  const redis = await given()
  expect(redis.port, 'a port that the system gives to no connection while nobody listens there').toBeLessThan(32_768)
  await askRedis(redis.address.url, ['SET', 'key', 'value'])
  await redis.kill()
  await redis.kill()
  await expect(askRedis(redis.address.url, ['PING'])).rejects.toThrow()
  await redis.start({ keepData: true })
  expect(await askRedis(redis.address.url, ['EXISTS', 'key'])).toBe(':1\r\n')
  await redis.kill()
  await redis.start({ keepData: false })
  expect(await askRedis(redis.address.url, ['EXISTS', 'key'])).toBe(':0\r\n')
  await redis.stop()
})

test('what is no plain Redis is refused', async () => {
  await expect(startRedisForTests({ TEST_REDIS_URL: 'rediss://127.0.0.1' })).rejects.toThrow('redis://')
})
