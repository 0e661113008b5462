import { createRequire } from 'node:module'
import { join } from 'node:path'
import { jobKinds, routes } from '@vivid/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { root, type Service, startService } from '../support/service.js'
import { removeBucket } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

/** A gateway beside the shared service, on the same Redis and the same store. Nobody works for it. */
const password = 'a password for tests'
const own = { REDIS_PREFIX: 'second', S3_BUCKET: 'second' }
let second: Service
beforeAll(async () => {
  second = await startService(
    { env: { ...inject('echoBackends'), ...own } },
    {
      workers: [],
      gatewayEnv: {
        TENANT_LIMITS: JSON.stringify({ tests: { requests_per_second: 0.1, burst: 100 } }),
        RETENTION_SECONDS: '60',
        // Nobody is there to wait for.
        REQUEST_TIMEOUT_MS: '2000',
        ASYNC_DEADLINE_SECONDS: '3',
        MAX_ASYNC_WAITING: '1',
        QUEUE_BOARD_PASSWORD: password,
      },
    },
  )
})
afterAll(async () => {
  await second?.stop()
  await removeBucket({ ...inject('echoBackends'), ...own })
})

const passport = (seed: number) => ({
  document_type: 'passport',
  return_id: 'True',
  frontside: jpegOf(10_000, seed),
})
const find = async (url: string, id: number, prefer = '') => {
  const headers = { authorization: `Bearer ${makeToken()}`, prefer }
  const response = await fetch(`${url}${routes.transactions}${id}`, { headers })
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

test('neither sees the jobs, the workers or the records of the other, and every key says whose it is', async () => {
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const answered = await post(inject('echoUrl'), ocrPath, passport(0), { headers })
  expect(answered.status).toBe(200)
  // Later, as ids hold the time: in one millisecond, two installations may give the same.
  const unanswered = await post(second.url, ocrPath, passport(0), { headers })
  // No worker of the other took it, and no answer of the other stands for it.
  expect([503, 504]).toContain(unanswered.status)
  expect((await find(inject('echoUrl'), answered.body.id)).status).toBe(200)
  expect((await find(second.url, answered.body.id)).status).toBe(404)

  const redis = new Redis(inject('echoBackends').REDIS_URL)
  const keys: string[] = []
  for await (const batch of redis.scanStream({ count: 500 })) keys.push(...(batch as string[]))
  redis.disconnect()
  expect(keys.filter((key) => !/^(vivid|second):/.test(key))).toEqual([])
  const namesOf = (prefix: string) =>
    new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.split(':')[1]))
  // What a busy service leaves there, and not just a few of its keys.
  for (const name of ['queue', 'workers', 'probes', 'idempotency', '{transactions}', 'orphan-sweep'])
    expect(namesOf('vivid:')).toContain(name)
  expect(namesOf('second:')).toContain('rate')
  expect(namesOf('second:')).not.toContain('workers')
})

describe('of analyses that nobody waits for', () => {
  const headers = { prefer: 'respond-async', 'idempotency-key': 'late' }

  test('one waits while there is no worker, more than may be are refused, and past its deadline it has failed with 504', async () => {
    const told = await post(second.url, ocrPath, passport(1), { headers })
    expect(told.status).toBe(202)
    const refused = await post(second.url, ocrPath, passport(2), { headers: { prefer: 'respond-async' } })
    expect(refused).toMatchObject({ status: 503, body: { reason: 'overloaded' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    let looked = await find(second.url, told.body.id)
    expect(Number(looked.headers.get('retry-after'))).toBeGreaterThan(0)
    while (['waiting', 'running'].includes(looked.body.state)) looked = await find(second.url, told.body.id, 'wait=20')
    expect(looked.body).toMatchObject({
      state: 'failed',
      status: 504,
      error: 'deadline_exceeded',
      result: { reason: 'deadline_exceeded' },
    })
    const again = await post(second.url, ocrPath, passport(1), { headers })
    expect([again.status, again.body.id === told.body.id], 'its key is free again').toEqual([202, false])
  })
})

describe('the queue board', () => {
  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
  const asOperator = { headers: { authorization } }
  const ask = (path: string, options: RequestInit = {}, port = second.gateway.ports.adminPort) =>
    fetch(`http://127.0.0.1:${port}${path}`, options)

  test('is not there unless it is switched on, and never on the public port', async () => {
    expect((await ask('/queues', asOperator, inject('echoAdminPort'))).status).toBe(404)
    expect((await fetch(`${second.url}/queues`, asOperator)).status).toBe(404)
    expect((await fetch(`${inject('echoUrl')}/queues`, asOperator)).status).toBe(404)
  })

  test('asks for the password, for every path', async () => {
    for (const path of ['/queues', '/queues/', '/queues/api/queues', '/queues/static/js/x.js']) {
      const refused = await ask(path)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
    }
    const wrong = `Basic ${Buffer.from('admin:wrong').toString('base64')}`
    expect((await ask('/queues', { headers: { authorization: wrong } })).status).toBe(401)
  })

  test('shows the page, its scripts and the queues of every kind', async () => {
    const page = await ask('/queues', asOperator)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const html = await page.text()
    expect(html).toContain('Vivid queues')
    const script = /src="(static\/js\/main[^"]+)"/.exec(html)![1]
    expect((await ask(`/queues/${script}`, asOperator)).status).toBe(200)
    const listed = (await (await ask('/queues/api/queues?activeQueue=vivid-ocr', asOperator)).json()) as {
      queues: { name: string; readOnlyMode: boolean }[]
    }
    expect(listed.queues.map(({ name }) => name).sort()).toEqual(jobKinds.map((kind) => `vivid-${kind}`).sort())
    expect(listed.queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true)
  })

  test('changes nothing', async () => {
    const paused = await ask('/queues/api/queues/vivid-ocr/pause', { ...asOperator, method: 'PUT' })
    expect(paused.status).toBe(405)
  })

  test('leaves health and metrics without a password', async () => {
    expect((await ask('/health/live')).status).toBe(200)
    expect((await ask('/metrics')).status).toBe(200)
  })
})
