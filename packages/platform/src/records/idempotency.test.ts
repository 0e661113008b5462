import { setTimeout as sleep } from 'node:timers/promises'
import { type ChildServer, type RedisAddress, startEmbeddedRedis } from '@vivid/embedded'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { connectForCommands, whenReady } from '../queue/redis.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { type Claim, createIdempotency } from './idempotency.js'

const log = createLog('test', 'silent')
const leaseMs = 1_000
let server: ChildServer<RedisAddress>
let redis: Redis
beforeAll(async () => {
  server = await startEmbeddedRedis()
  redis = connectForCommands(server.address.url, log)
  await whenReady(redis, 5_000)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

const gateway = (masterKeys = ['the master key'], lifeMs = 60_000) =>
  createIdempotency({ redis, keys: createMasterKeys(masterKeys), lifeMs, log, leaseMs })
const leaseOf = (claim: Claim) => {
  if (claim.state !== 'claimed') throw new Error(`not claimed but ${claim.state}`)
  return claim.lease
}
const scope = (key: string) => ({ tenant: 'acme', endpoint: 'ocr', key })
const answer = { status: 200, body: { names: 'ANNA MARIA' } }

test('the first works, others wait and then get its answer; another body is told so', async () => {
  const [one, two] = [gateway(), gateway()]
  const claims = await Promise.all([one, two, one, two].map((each) => each.claim(scope('a'), 'digest')))
  expect(claims.map(({ state }) => state)).toEqual(['claimed', 'running', 'running', 'running'])
  expect(await two.claim(scope('a'), 'another')).toEqual({ state: 'other' })
  await leaseOf(claims[0]!).keep(answer)
  expect(await two.claim(scope('a'), 'digest')).toEqual({ state: 'kept', answer })
  expect(await two.claim(scope('a'), 'another')).toEqual({ state: 'other' })
  one.close()
  two.close()
})

test('keys of another tenant or endpoint are other keys', async () => {
  const one = gateway()
  const scopes = [scope('b'), { ...scope('b'), tenant: 'other' }, { ...scope('b'), endpoint: 'liveness' }]
  const claims = await Promise.all(scopes.map((each) => one.claim(each, 'digest')))
  expect(claims.map(({ state }) => state)).toEqual(['claimed', 'claimed', 'claimed'])
  one.close()
})

test('what is dropped may be tried again', async () => {
  const one = gateway()
  await leaseOf(await one.claim(scope('c'), 'digest')).drop()
  expect((await one.claim(scope('c'), 'another')).state).toBe('claimed')
  one.close()
})

test('a living gateway holds its lease, a dead one loses it, and comes too late', async () => {
  const [dead, alive] = [gateway(), gateway()]
  const lost = leaseOf(await dead.claim(scope('d'), 'digest'))
  const held = leaseOf(await alive.claim(scope('e'), 'digest'))
  dead.close()
  await sleep(2 * leaseMs)
  expect((await alive.claim(scope('e'), 'digest')).state).toBe('running')
  const taken = leaseOf(await alive.claim(scope('d'), 'digest'))
  await lost.keep({ status: 200, body: 'late' })
  await lost.drop()
  expect((await alive.claim(scope('d'), 'digest')).state).toBe('running')
  await taken.keep(answer)
  expect(await alive.claim(scope('d'), 'digest')).toEqual({ state: 'kept', answer })
  await held.drop()
  alive.close()
})

test('answers go after their time', async () => {
  const one = gateway(undefined, 50)
  await leaseOf(await one.claim(scope('f'), 'digest')).keep(answer)
  await sleep(100)
  expect((await one.claim(scope('f'), 'digest')).state).toBe('claimed')
  one.close()
})

test('Redis holds neither the key nor the answer in the clear; without the master key it is worth nothing', async () => {
  const one = gateway()
  const lease = leaseOf(await one.claim(scope('passport-of-anna'), 'digest'))
  await lease.keep(answer)
  const stored = JSON.stringify([lease.answerKey, await redis.hgetall(lease.answerKey)])
  expect(stored).toContain('digest')
  expect(stored).not.toMatch(/anna|ANNA/)
  const stranger = gateway(['another master key'])
  expect((await stranger.claim(scope('passport-of-anna'), 'digest')).state).toBe('claimed')
  one.close()
  stranger.close()
})
