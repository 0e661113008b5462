import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { findRedisServer, type RedisProcess, startRedisProcess } from '../support/redis-processes.js'
import { type Answer, jpegOf, ocrPath, post, transactionsPath } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

let backends: Backends
beforeAll(async () => {
  backends = await startBackends()
})
afterAll(() => backends.stop())

let seed = 0
const later = ({ url }: Service, sub: string): Promise<Answer> => {
  seed += 1
  const parts = { document_type: 'passport', frontside: jpegOf(9_000, seed) }
  return post(url, ocrPath, parts, { token: makeToken({ sub }), headers: { prefer: 'respond-async' } })
}
/** Deferred analyses of one tenant until one is refused: the ids of the others, and the refusal. */
const flood = async (service: Service, sub: string) => {
  const ids: number[] = []
  while (true) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => later(service, sub)))
    ids.push(...answers.filter(({ status }) => status === 202).map(({ body }) => body.id as number))
    const refusal = answers.find(({ status }) => status !== 202)
    if (refusal) return { ids, refusal }
  }
}

describe('where one tenant has sent as many as are taken', () => {
  let service: Service
  let first: Awaited<ReturnType<typeof flood>>
  beforeAll(async () => {
    service = await startService(backends, {
      workers: [],
      gatewayEnv: { MAX_ASYNC_WAITING: '24', TENANT_LIMITS: '{"heavy": {"weight": 3}}' },
    })
    first = await flood(service, 'first')
  })
  afterAll(() => service.stop())

  test('it is told to come again', () => {
    expect(first.ids.length).toBeGreaterThan(0)
    expect(first.refusal).toMatchObject({ status: 503, body: { reason: 'overloaded' } })
  })

  // Does not hold yet: the limit counts the analyses of all tenants together, so that the first to come takes all of it.
  test.fails('others are let in', async () => {
    const statuses: number[] = []
    for (const sub of ['one', 'two', 'three', 'four', 'five', 'six']) statuses.push((await later(service, sub)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202])
  })

  // Does not hold yet: a tenant's weight counts when analyses are taken to be run, not when they are accepted.
  test.fails('of two that want more than is left, the one of three times the weight gets more', async () => {
    const taken = { heavy: 0, light: 0 }
    for (let turn = 0; turn < 12; turn += 1) {
      for (const sub of ['heavy', 'light'] as const) taken[sub] += (await later(service, sub)).status === 202 ? 1 : 0
    }
    expect(taken.heavy).toBeGreaterThan(taken.light)
  })
})

/** Memory that Redis has beyond what an idle service needs: some hundred deferred analyses. */
const ROOM_BYTES = 300_000
const binary = findRedisServer()
describe.skipIf(!binary)('where Redis is full, and refuses to write, long before the limit of requests', () => {
  let redis: RedisProcess
  let service: Service
  let sent: Awaited<ReturnType<typeof flood>>
  let hadRoom: boolean
  const memory = async (what: string) =>
    Number(new RegExp(`^${what}:(\\d+)`, 'm').exec(String(await redis.tell('INFO', 'memory')))![1])

  beforeAll(async () => {
    redis = await startRedisProcess(binary!, { lines: ['maxmemory-policy noeviction'] })
    const env = { ...backends.env, REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    service = await startService({ env }, { workers: ['ocr'], env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '300' } })
    expect((await later(service, 'first')).status).toBe(202)
    await redis.tell('CONFIG', 'SET', 'maxmemory', String((await memory('used_memory')) + ROOM_BYTES))
    sent = await flood(service, 'first')
    hadRoom = (await memory('used_memory')) < (await memory('maxmemory'))
  })
  afterAll(async () => {
    await service.stop()
    await redis.discard()
  })

  const countEnded = async () => {
    const headers = { authorization: `Bearer ${makeToken({ sub: 'first' })}` }
    let ended = 0
    for (const id of sent.ids) {
      const response = await fetch(`${service.url}${transactionsPath}${id}`, { headers })
      if (((await response.json()) as { state: string }).state === 'done') ended += 1
    }
    return ended
  }
  /** How many have ended once all have, or none has for this long: thirty times as long as one takes. */
  const STILL_MS = 10_000
  const countEndedAtLast = async () => {
    let [count, sinceMs] = [0, performance.now()]
    while (count < sent.ids.length && performance.now() - sinceMs < STILL_MS) {
      const ended = await countEnded()
      if (ended > count) [count, sinceMs] = [ended, performance.now()]
    }
    return count
  }

  // Does not hold yet: requests are counted, not what they take in Redis, which is full long before MAX_ASYNC_WAITING of them; and nothing
  // is kept free for the first write of taking an analysis.
  test.fails('no more is accepted than can be analysed', async () => {
    expect([sent.refusal.status, sent.refusal.body.reason, hadRoom]).toEqual([503, 'overloaded', true])
    expect(await countEndedAtLast()).toBe(sent.ids.length)
  })

  test('nothing is lost: all is analysed once Redis has more memory', async () => {
    await redis.tell('CONFIG', 'SET', 'maxmemory', '0')
    await expect.poll(countEnded, { timeout: 120_000, interval: 1_000 }).toBe(sent.ids.length)
  })
})
