import { type ChildServer, type RedisAddress, startEmbeddedRedis } from '@vivid/embedded'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from './log.js'

const secret = 'hunter2-of-acme'
let server: ChildServer<RedisAddress>
beforeAll(async () => {
  server = await startEmbeddedRedis()
})
afterAll(() => server.stop())

const logged = (error: unknown): { text: string; err: Record<string, unknown> } => {
  const lines: string[] = []
  createLog('test', 'trace', { write: (line) => lines.push(line) }).warn({ err: error }, 'failed')
  return { text: lines.join(''), err: JSON.parse(lines[0]!).err }
}

test.each<[string, (redis: Redis) => Promise<unknown>]>([
  ['a command that fails', (redis) => redis.call('INCRBY', 'vivid:tenant', secret)],
  ['a wrong password', (redis) => redis.call('AUTH', secret, secret)],
  ['a command that Redis does not know', (redis) => redis.call('UNHEARDOF', secret)],
  ['a script that fails', (redis) => redis.eval("return redis.call('INCRBY', KEYS[1], ARGV[1])", 1, 'key', secret)],
])('%s is logged without what it was sent', async (_what, fail) => {
  const redis = new Redis(server.address.url)
  const error = await fail(redis).catch((thrown: unknown) => thrown)
  redis.disconnect()
  const { text, err } = logged(error)
  expect(text).not.toContain(secret)
  expect(err).toMatchObject({ type: 'ReplyError', message: expect.any(String), command: expect.any(String) })
})

test('a command that waited for a lost connection is logged without what it was to send', async () => {
  const redis = new Redis({ host: '127.0.0.1', port: 1, lazyConnect: true, maxRetriesPerRequest: 0 })
  redis.on('error', () => undefined)
  const error = await redis.set('key', secret).catch((thrown: unknown) => thrown)
  redis.disconnect()
  expect(error).toBeInstanceOf(Error)
  expect(logged(error).text).not.toContain(secret)
})

test('what tells where it failed stays, of causes and of several errors too', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:6379'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '10.0.0.1',
    port: 6379,
    args: [secret],
  })
  const several = new AggregateError([away, secret], 'all failed')
  const { text, err } = logged(new Error('no connection', { cause: several }))
  expect(text).not.toContain(secret)
  expect(err.stack).toContain('serialize-error.test')
  expect(err).toMatchObject({
    type: 'Error',
    message: 'no connection',
    cause: { type: 'AggregateError', errors: [{ code: 'ECONNREFUSED', address: '10.0.0.1', port: 6379 }, {}] },
  })
})

test('errors that refer to each other are logged', () => {
  const one = new Error('one')
  one.cause = new Error('two', { cause: one })
  expect(logged(one).err).toMatchObject({ message: 'one', cause: { message: 'two' } })
})
