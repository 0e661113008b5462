import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Process, root, type Service, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const { Queue } = createRequire(new URL('../../packages/platform/package.json', import.meta.url))('bullmq')

let backends: Backends
let service: Service
const extra: Process[] = []

const start = async (options: Parameters<typeof startService>[1]) => {
  backends = await startBackends()
  service = await startService(backends, { ...options, env: { ECHO_ENGINE: 'true', ...options.env } })
}
const startOcr = async (env: Record<string, string> = {}) => {
  const worker = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...env })
  extra.push(worker)
  return worker
}
const passport = (picture = jpegOf(10_000)) =>
  post(service.url, ocrPath, { document_type: 'passport', frontside: picture })
const poisoned = () => Buffer.concat([jpegOf(10_000), Buffer.from('vivid-poison')])

afterEach(async () => {
  await Promise.all(extra.splice(0).map((worker) => worker.stop('SIGKILL')))
  await service?.stop()
  await backends?.stop()
})

describe('workers', () => {
  test('a job whose worker is killed is taken over within 10 s and answered once', async () => {
    await start({ workers: [] })
    const doomed = await startOcr({ ECHO_ENGINE_MS: '60000' })
    const answer = passport()
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    await doomed.stop('SIGKILL')
    const killedAt = Date.now()
    await startOcr()
    expect((await answer).status).toBe(200)
    expect(Date.now() - killedAt).toBeLessThan(10_000)
  })

  test('a job that kills two workers fails with a code and spares the third', async () => {
    await start({ workers: [] })
    const workers = await Promise.all([startOcr(), startOcr(), startOcr()])
    const answer = await passport(poisoned())
    expect(answer).toMatchObject({ status: 500, body: { error_code: 800 } })
    const alive = workers.filter(({ child }) => child.exitCode === null && child.signalCode === null)
    expect(alive).toHaveLength(1)
    expect((await passport()).status).toBe(200)
  })

  test('SIGTERM drains: the job at hand is finished', async () => {
    await start({ workers: [] })
    const worker = await startOcr({ ECHO_ENGINE_MS: '1500' })
    const answer = passport()
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    await worker.stop('SIGTERM')
    expect((await answer).status).toBe(200)
    expect(worker.child.exitCode).toBe(0)
  })
})

const counts = async (): Promise<Record<string, number>> => {
  const queue = new Queue('vivid-ocr', { connection: { url: backends.redisUrl } })
  try {
    return await queue.getJobCounts('waiting', 'active', 'failed', 'delayed')
  } finally {
    await queue.close()
  }
}

describe('deadlines and admission', () => {
  test('without a worker: 504 at the deadline, and the job is gone', async () => {
    await start({ workers: [], gatewayEnv: { REQUEST_TIMEOUT_MS: '800' } })
    const startedAt = Date.now()
    const answer = await passport()
    expect(answer).toMatchObject({ status: 504, body: { reason: 'deadline_exceeded' } })
    expect(Date.now() - startedAt).toBeLessThan(2_000)
    await eventually('the queue to be empty', async () => (await counts()).waiting === 0)
  })

  test('a caller that hangs up takes its job back', async () => {
    await start({ workers: [] })
    const hangUp = new AbortController()
    const parts = { document_type: 'passport', frontside: jpegOf(10_000) }
    const answer = post(service.url, ocrPath, parts, { signal: hangUp.signal })
    answer.catch(() => undefined)
    await eventually('the job to wait', async () => (await counts()).waiting === 1)
    hangUp.abort()
    await eventually('the queue to be empty', async () => (await counts()).waiting === 0)
    await expect(answer).rejects.toThrow()
  })

  test('past MAX_WAITING: 503 with Retry-After, before the body is read', async () => {
    await start({ workers: [], gatewayEnv: { MAX_WAITING: '5', REQUEST_TIMEOUT_MS: '3000' } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => passport()))
    const refused = answers.filter(({ status }) => status === 503)
    // The count is the queue's at the last poll and our own since: one or two more may slip in.
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused.length).toBeLessThanOrEqual(7)
    expect(refused[0]!.headers.get('retry-after')).toBe('1')
    expect(refused[0]!.body.reason).toBe('overloaded')
    expect(answers.filter(({ status }) => status === 504)).toHaveLength(12 - refused.length)
  })

  test('200 uploads at once are all answered, each with its own picture', async () => {
    await start({ workers: ['ocr', 'ocr'] })
    const answers = await Promise.all(Array.from({ length: 200 }, (_, seed) => passport(jpegOf(100_000, seed))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.document_number)).size).toBe(200)
    await eventually('the images to be deleted', async () => (await storedObjects()) === 0)
  })
})

/** What is left in the store, asked of the store itself. */
const storedObjects = async (): Promise<number> => {
  const { Client } = createRequire(new URL('../../packages/platform/package.json', import.meta.url))('minio')
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = backends.env
  const port = Number(new URL(backends.endpoint).port)
  const client = new Client({ endPoint: '127.0.0.1', port, useSSL: false, accessKey, secretKey })
  let objects = 0
  for await (const _object of client.listObjectsV2('vivid', '', true)) objects += 1
  return objects
}

describe('dependencies', () => {
  test('Redis away is 503 at once; back and empty, waiting requests are still answered', async () => {
    await start({ workers: ['ocr'] })
    await service.workers[0]!.stop()
    const waiting = passport()
    await eventually('the job to wait', async () => (await counts()).waiting === 1)
    await backends.stopRedis()
    await eventually('503', async () => (await passport()).status === 503)
    await backends.startRedis()
    await startOcr()
    expect((await waiting).status).toBe(200)
    expect((await passport()).status).toBe(200)
  })

  test('store away is 503; back, the service goes on', async () => {
    await start({ workers: ['ocr'] })
    expect((await passport()).status).toBe(200)
    await backends.stopStore()
    const refused = await passport()
    expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    await backends.startStore()
    expect((await passport()).status).toBe(200)
  })

  test('health says what is missing', async () => {
    await start({ workers: ['ocr'] })
    const ready = (app: Process) => fetch(`http://127.0.0.1:${app.ports.adminPort}/health/ready`)
    const [worker] = service.workers
    expect((await ready(service.gateway)).status).toBe(200)
    expect((await ready(worker!)).status).toBe(200)
    await backends.stopStore()
    const answer = await ready(service.gateway)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ missing: ['object store'] })
    expect((await fetch(`http://127.0.0.1:${worker!.ports.adminPort}/health/live`)).status).toBe(200)
  })
})

test('neither tokens nor answers are logged, even at the most talkative level', async () => {
  await start({ workers: ['ocr'], env: { LOG_LEVEL: 'trace' } })
  const token = makeToken({ sub: 'secretive-tenant' })
  const parts = { document_type: 'passport', frontside: jpegOf(10_000) }
  const answer = await post(service.url, ocrPath, parts, { token })
  expect(answer.status).toBe(200)
  await post(service.url, ocrPath, parts, { token: `${token}x` })
  const logged = [service.gateway, ...service.workers].map(({ output }) => output()).join('')
  expect(logged).toContain('"level"')
  expect(logged).not.toContain(token.slice(0, 40))
  expect(logged).not.toContain(answer.body.document_number)
})

test('a process whose parent goes while it is starting ends by itself', async () => {
  await start({ workers: [] })
  const child = fork(join(root, 'apps/ocr/dist/main.js'), [], {
    env: { PATH: process.env.PATH, ...backends.env, ADMIN_PORT: '0', ECHO_ENGINE: 'true', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  child.disconnect()
  expect((await exited)[0]).toBe(0)
})
