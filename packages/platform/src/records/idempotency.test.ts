import { expect, vi } from 'vitest'
import { createLog } from '../process/log.js'
import type { Connection } from '../queue/keys.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { redisTest } from '../testing/redis-test.js'
import { type Claim, createIdempotency, type KeyScope, type Lease } from './idempotency.js'

const log = createLog('test', 'silent')
/** Longer than any test takes, however busy the machine: leases run out only where a test makes them. */
const LEASE_MS = 600_000
interface Gateways {
  /** Another gateway that begins on the same Redis. */
  gateway: (masterKeys?: string[], lifeMs?: number) => ReturnType<typeof createIdempotency>
}
const test = redisTest.extend<Gateways>({
  gateway: ({ redis }, use) =>
    use((masterKeys = ['the master key'], lifeMs = 60_000) =>
      createIdempotency({ redis, keys: createMasterKeys(masterKeys), lifeMs, log, leaseMs: LEASE_MS }),
    ),
})
const leaseOf = (claim: Claim) => {
  if (claim.state !== 'claimed') throw new Error(`not claimed but ${claim.state}`)
  return claim.lease
}
const scope = (key: string): KeyScope => ({ tenant: 'acme', endpoint: 'ocr', kinds: ['ocr'], key })
/** For what a busy machine does late. */
const patience = { timeout: 60_000, interval: 20 }
/** As they come from a form: the id of a master key, and what tells the form. */
const digest = ['k1.form']
const another = ['k1.another']
const answer = { status: 200, body: { names: 'ANNA MARIA' } }

test('the first works, others wait and then get its answer; another body is told so', async ({ gateway }) => {
  const [one, two] = [gateway(), gateway()]
  const claims = await Promise.all([one, two, one, two].map((each) => each.claim(scope('a'), digest)))
  expect(claims.map(({ state }) => state)).toEqual(['claimed', 'running', 'running', 'running'])
  expect(await two.claim(scope('a'), another)).toEqual({ state: 'other' })
  await leaseOf(claims[0]!).keep(answer)
  expect(await two.claim(scope('a'), digest)).toEqual({ state: 'kept', answer })
  expect(await two.claim(scope('a'), another)).toEqual({ state: 'other' })
  one.close()
  two.close()
})

test('keys of another tenant, endpoint or kind of work are other keys', async ({ gateway }) => {
  const one = gateway()
  const withProof: KeyScope = { ...scope('b'), kinds: ['ocr', 'id-reader-plus'] }
  const scopes = [scope('b'), { ...scope('b'), tenant: 'other' }, { ...scope('b'), endpoint: 'liveness' }, withProof]
  const claims = await Promise.all(scopes.map((each) => one.claim(each, digest)))
  expect(claims.map(({ state }) => state)).toEqual(['claimed', 'claimed', 'claimed', 'claimed'])
  const turned: KeyScope = { ...withProof, kinds: ['id-reader-plus', 'ocr'] }
  expect((await one.claim(turned, digest)).state).toBe('running')
  one.close()
})

test('what is dropped may be tried again', async ({ gateway }) => {
  const one = gateway()
  await leaseOf(await one.claim(scope('c'), digest)).drop()
  expect((await one.claim(scope('c'), another)).state).toBe('claimed')
  one.close()
})

const timeLeft = (redis: Connection, lease: Lease) => redis.pttl(lease.answerKey)
/** As if its time had passed. */
const runOut = async (redis: Connection, lease: Lease) => {
  await redis.pexpire(lease.answerKey, 1)
  await expect.poll(() => redis.exists(lease.answerKey), patience).toBe(0)
}

test('a living gateway renews its lease, a dead one does not', async ({ gateway, redis }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [dead, alive] = [gateway(), gateway()]
  const lost = leaseOf(await dead.claim(scope('d'), digest))
  const held = leaseOf(await alive.claim(scope('e'), digest))
  const nearlyOver = LEASE_MS / 2
  for (const lease of [lost, held]) {
    expect(await timeLeft(redis, lease)).toBeGreaterThan(nearlyOver)
    await redis.pexpire(lease.answerKey, nearlyOver)
  }
  dead.close()
  vi.advanceTimersByTime(LEASE_MS / 2)
  vi.useRealTimers()
  await expect.poll(() => timeLeft(redis, held), patience).toBeGreaterThan(nearlyOver)
  expect(await timeLeft(redis, lost)).toBeLessThanOrEqual(nearlyOver)
  await held.drop()
  alive.close()
})

test('who lost its lease comes too late', async ({ gateway, redis }) => {
  const [dead, alive] = [gateway(), gateway()]
  const lost = leaseOf(await dead.claim(scope('g'), digest))
  await runOut(redis, lost)
  const taken = leaseOf(await alive.claim(scope('g'), digest))
  await lost.keep({ status: 200, body: 'late' })
  await lost.drop()
  expect((await alive.claim(scope('g'), digest)).state).toBe('running')
  await taken.keep(answer)
  expect(await alive.claim(scope('g'), digest)).toEqual({ state: 'kept', answer })
  dead.close()
  alive.close()
})

test('answers go after their time', async ({ gateway, redis }) => {
  const lifeMs = 60_000
  const one = gateway(undefined, lifeMs)
  const lease = leaseOf(await one.claim(scope('f'), digest))
  await lease.keep(answer)
  expect(await timeLeft(redis, lease)).toBeGreaterThan(0)
  expect(await timeLeft(redis, lease)).toBeLessThanOrEqual(lifeMs)
  await runOut(redis, lease)
  expect((await one.claim(scope('f'), digest)).state).toBe('claimed')
  one.close()
})

test('Redis holds neither the key nor the answer in the clear; without the master key it is worth nothing', async ({
  gateway,
  redis,
}) => {
  const one = gateway()
  const lease = leaseOf(await one.claim(scope('passport-of-anna'), digest))
  await lease.keep(answer)
  const stored = JSON.stringify([lease.answerKey, await redis.hgetall(lease.answerKey)])
  expect(stored).toContain(digest[0])
  expect(stored).not.toMatch(/anna|ANNA/)
  const stranger = gateway(['another master key'])
  expect((await stranger.claim(scope('passport-of-anna'), digest)).state).toBe('claimed')
  one.close()
  stranger.close()
})

test('a form is recognised under any master key at hand; one under a key taken away counts as none', async ({
  gateway,
}) => {
  const one = gateway()
  await leaseOf(await one.claim(scope('h'), digest)).keep(answer)
  expect(await one.claim(scope('h'), ['k2.form', 'k1.form'])).toEqual({ state: 'kept', answer })
  expect(await one.claim(scope('h'), ['k2.another', 'k1.another'])).toEqual({ state: 'other' })
  expect((await one.claim(scope('h'), ['k2.form'])).state).toBe('claimed')
  one.close()
})
