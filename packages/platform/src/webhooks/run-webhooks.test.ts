import { expect } from 'vitest'
import type { Connection } from '../queue/keys.js'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { redisTest } from '../testing/redis-test.js'
import type { CallWebhook } from './call-webhook.js'
import { pauseAfter, runWebhooks } from './run-webhooks.js'
import { createWebhookQueue } from './webhook-queue.js'

const DAY_MS = 24 * 3600_000

const build = async (
  redis: Connection,
  call: CallWebhook,
  { data = false, resultOf = async (id: number): Promise<unknown> => ({ secret: id }) } = {},
) => {
  await redis.flushdb()
  const clock = { ms: Date.parse('2026-11-15T09:00:00Z') }
  const now = () => clock.ms
  const queue = createWebhookQueue(redis, now)
  const add = async (tenant: string, id: number) => {
    const told = { id, kinds: [], valid: true, error_code: null, reason: null }
    const event = { type: 'analysis.done' as const, timestamp: new Date(now()).toISOString(), data: told }
    for (const command of queue.commandsFor(tenant, event)) await redis.call(command[0], ...command.slice(1))
  }
  const runner = runWebhooks({
    queue,
    call,
    receiverOf: (tenant) => (tenant === 'nobody' ? null : { url: `https://${tenant}`, secrets: ['a', 'b'], data }),
    resultOf,
    isAvailable: () => true,
    outage: { failed: () => undefined },
    now,
    random: () => 0.5,
    farewellMs: 100,
  })
  return { clock, queue, add, runner }
}

redisTest('events are sent, signed with every secret, and once when they are taken', async ({ redis }) => {
  const calls: Parameters<CallWebhook>[] = []
  const { add, runner } = await build(redis, async (...call) => {
    calls.push(call)
    return { status: 200, problem: null }
  })
  for (let id = 1; id <= 20; id += 1) await add(id % 2 ? 'a' : 'b', id)
  await add('nobody', 21)
  runner.wake()
  await expect.poll(() => calls.length).toBe(20)
  await expect.poll(() => redis.keys('*webhooks*')).toEqual([])
  await runner.close()
  expect(new Set(calls.map(([, headers]) => headers['webhook-id'])).size).toBe(20)
  expect(calls[0]![1]['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  // Nothing of what the pictures show, unless it was asked for.
  expect(calls[0]![2]).not.toContain('secret')
})

redisTest('the answer itself is sent where the tenant wants it', async ({ redis }) => {
  const bodies: string[] = []
  const call: CallWebhook = async (_url, _headers, body) => {
    bodies.push(body)
    return { status: 200, problem: null }
  }
  const { add, runner } = await build(redis, call, { data: true })
  await add('a', 5)
  runner.wake()
  await expect.poll(() => bodies.length).toBe(1)
  await runner.close()
  expect(JSON.parse(bodies[0]!)).toMatchObject({ type: 'analysis.done', data: { id: 5, result: { secret: 5 } } })
})

redisTest(
  'an answer whose master key is missing waits for a gateway that has it, and not for ever',
  async ({ redis }) => {
    const bodies: string[] = []
    const call: CallWebhook = async (_url, _headers, body) => {
      bodies.push(body)
      return { status: 200, problem: null }
    }
    let hasKey = false
    const strange = createMasterKeys(['another']).makeDataKey().wrapped
    const resultOf = async (id: number) => (hasKey ? { secret: id } : createMasterKeys(['ours']).unwrap(strange))
    const { add, runner, clock } = await build(redis, call, { data: true, resultOf })
    const problemOf = (id: number) => redis.hget(`vivid:webhooks:event:analysis_${id}`, 'problem')
    await add('a', 1)
    runner.wake()
    await expect.poll(() => problemOf(1)).toBe('the answer cannot be opened')
    expect(bodies).toEqual([])
    hasKey = true
    clock.ms += 5_001
    runner.wake()
    await expect.poll(() => bodies.length).toBe(1)
    expect(JSON.parse(bodies[0]!)).toMatchObject({ data: { id: 1, result: { secret: 1 } } })
    hasKey = false
    await add('a', 2)
    clock.ms += 600_001
    runner.wake()
    await expect.poll(() => bodies.length).toBe(2)
    expect(JSON.parse(bodies[1]!).data).not.toHaveProperty('result')
    await runner.close()
  },
)

redisTest('what is not taken is tried again later, then listed, and can be replayed', async ({ redis }) => {
  let status = 500
  let calls = 0
  const ids = new Set<string>()
  const { add, runner, queue, clock } = await build(redis, async (_url, headers) => {
    calls += 1
    ids.add(headers['webhook-id']!)
    return { status, problem: status === 200 ? null : `HTTP ${status}` }
  })
  await add('a', 1)
  runner.wake()
  await expect.poll(() => calls).toBe(1)
  runner.wake()
  await expect.poll(() => redis.zcard('vivid:webhooks:due:a')).toBe(1)
  expect(calls).toBe(1)
  clock.ms += 5_001
  runner.wake()
  await expect.poll(() => calls).toBe(2)
  expect(await queue.listFailed('a')).toEqual([])
  clock.ms += DAY_MS
  runner.wake()
  await expect.poll(async () => (await queue.listFailed('a')).length).toBe(1)
  expect((await queue.listFailed('a'))[0]).toMatchObject({ id: 'analysis_1', attempts: 3, problem: 'HTTP 500' })
  expect(await queue.replay('b', 'analysis_1')).toBe(false)
  status = 200
  expect(await queue.replay('a', 'analysis_1')).toBe(true)
  runner.wake()
  await expect.poll(() => redis.keys('*webhooks*')).toEqual([])
  expect(calls).toBe(4)
  expect([...ids], 'its receiver knows it again').toEqual(['analysis_1'])
  await runner.close()
})

redisTest('a sender that died is replaced; a receiver that hangs leaves room for others', async ({ redis }) => {
  const called: string[] = []
  const { add, runner, queue, clock } = await build(redis, (url) => {
    called.push(url)
    return url === 'https://hangs' ? new Promise(() => undefined) : Promise.resolve({ status: 200, problem: null })
  })
  await add('a', 1)
  expect(await queue.take(5, 5, [])).toHaveLength(1)
  expect(await queue.take(5, 5, [])).toEqual([])
  clock.ms += 30_001
  expect(await queue.take(5, 5, [])).toMatchObject([{ id: 'analysis_1', attempt: 2 }])
  for (let id = 100; id < 200; id += 1) await add('hangs', id)
  for (let id = 200; id < 220; id += 1) await add('b', id)
  runner.wake()
  await expect.poll(() => called.filter((url) => url === 'https://b').length).toBe(20)
  expect(called.filter((url) => url === 'https://hangs').length).toBeLessThanOrEqual(12)
  await runner.close()
})

redisTest('a sender that was taken for dead brings back nothing', async ({ redis }) => {
  const { add, runner, queue, clock } = await build(redis, async () => ({ status: 200, problem: null }))
  await add('a', 1)
  const [slow] = await queue.take(5, 5, [])
  clock.ms += 30_001
  runner.wake()
  await expect.poll(() => redis.keys('*webhooks*')).toEqual([])
  await queue.later(slow!, 'HTTP 500', 1_000)
  await queue.giveUp(slow!, 'HTTP 500')
  expect(await redis.keys('*webhooks*')).toEqual([])
  await runner.close()
})

redisTest('events that can no longer be replayed are forgotten, however many follow', async ({ redis }) => {
  const { add, queue, clock, runner } = await build(redis, async () => ({ status: 200, problem: null }))
  await runner.close()
  for (const id of [1, 2, 3]) {
    await add('a', id)
    const [due] = await queue.take(1, 1, [])
    await queue.giveUp(due!, 'HTTP 500')
    clock.ms += 4 * DAY_MS
  }
  expect(await redis.zrange('vivid:webhooks:failed:a', 0, '-1')).toEqual(['analysis_2', 'analysis_3'])
})

redisTest('pauses grow to an hour, and a day has room for about thirty', () => {
  const pauses = Array.from({ length: 29 }, (_, at) => pauseAfter(at + 1, () => 0.5))
  expect(pauses.slice(0, 4)).toEqual([5_000, 15_000, 45_000, 135_000])
  expect(Math.max(...pauses)).toBe(3600_000)
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(DAY_MS)
})
