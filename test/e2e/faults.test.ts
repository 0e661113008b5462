import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { poison, tarpit } from '@vivid/echo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { openQueue } from '../support/queue.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Process, root, type Service, startApp, startService } from '../support/service.js'
import { storedNames } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'

/** One gateway that gets through all of it, and one with little patience and little room; each test brings workers. */
let backends: Backends
let service: Service
let strict: Service
const workers: Process[] = []

beforeAll(async () => {
  backends = await startBackends()
  const gatewayEnv = { MAX_WAITING: '5', REQUEST_TIMEOUT_MS: '1500' }
  ;[service, strict] = await Promise.all([
    startService(backends, { workers: [], gatewayEnv: { LOG_LEVEL: 'trace', REQUEST_TIMEOUT_MS: '100000' } }),
    startService(backends, { workers: [], gatewayEnv }),
  ])
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop('SIGKILL')))
})
afterAll(async () => {
  await Promise.all([service?.stop(), strict?.stop()])
  await backends?.stop()
})

const startOcr = async (env: Record<string, string> = {}) => {
  const worker = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...env })
  workers.push(worker)
  return worker
}
const passport = (picture = jpegOf(10_000), { url } = service) =>
  post(url, ocrPath, { document_type: 'passport', frontside: picture })
const endingWith = (text: string) => Buffer.concat([jpegOf(10_000), Buffer.from(text)])
const poisoned = () => endingWith(poison)
const hasEnded = ({ child }: Process) => child.exitCode !== null || child.signalCode !== null

describe('workers', () => {
  test('a job whose worker is killed is taken over within 10 s and answered once', async () => {
    const doomed = await startOcr({ ECHO_ENGINE_MS: '60000' })
    const answer = passport()
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    await doomed.stop('SIGKILL')
    // Counted from when somebody is there to take it over: on a busy machine a worker takes long to start.
    await startOcr()
    const readyAt = Date.now()
    expect((await answer).status).toBe(200)
    expect(Date.now() - readyAt).toBeLessThan(10_000)
  })

  test('a job that kills two workers fails with a code and spares the third', async () => {
    await Promise.all([startOcr(), startOcr(), startOcr()])
    const answer = await passport(poisoned())
    expect(answer).toMatchObject({ status: 500, body: { error_code: 800 } })
    const alive = workers.filter((worker) => !hasEnded(worker))
    expect(alive).toHaveLength(1)
    expect(alive[0]!.output()).toMatch(/"reqId":"[\da-f-]{36}".*"msg":"job failed"/)
    expect((await passport()).status).toBe(200)
  })

  test('a thread that never comes back: its caller gets 504, its process finishes what it has and leaves', async () => {
    const worker = await startOcr({ WORKER_THREADS: '2', THREAD_LIMIT_MS: '2000', ECHO_ENGINE_MS: '200' })
    const stuck = passport(endingWith(tarpit), strict)
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    expect((await passport()).status, 'the other thread works on').toBe(200)
    expect((await stuck).status).toBe(504)
    await eventually('the worker to leave', () => hasEnded(worker))
    expect(worker.output()).toContain('a thread did not come back')
    // The job that was never finished is nobody's any more: the next worker passes it over.
    await startOcr()
    expect((await passport()).status).toBe(200)
  })

  test('SIGTERM drains: the job at hand is finished', async () => {
    const worker = await startOcr({ ECHO_ENGINE_MS: '3000' })
    await eventually('what a dead worker had to be passed over', async () => (await counts()).active === 0)
    const answer = passport()
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    await worker.stop('SIGTERM')
    expect((await answer).status).toBe(200)
    expect(worker.child.exitCode).toBe(0)
  })
})

const counts = async (): Promise<Record<string, number>> => {
  const queue = openQueue('ocr', backends.redisUrl)
  try {
    const { prioritized, ...counted } = await queue.getJobCounts(
      'waiting',
      'prioritized',
      'active',
      'failed',
      'delayed',
    )
    return { ...counted, waiting: (counted.waiting ?? 0) + (prioritized ?? 0) }
  } finally {
    await queue.close()
  }
}

describe('deadlines and admission', () => {
  // Gateways count what waits five times a second: the last test's jobs must be gone from those counts as well.
  beforeEach(async () => {
    await eventually('the queue to be empty', async () => (await counts()).waiting === 0)
    await sleep(600)
  })

  test('a job that overruns is answered with 504 at its deadline, and its worker goes on', async () => {
    const worker = await startOcr({ ECHO_ENGINE_MS: '3000' })
    expect(await passport(jpegOf(10_000), strict)).toMatchObject({
      status: 504,
      body: { reason: 'deadline_exceeded' },
    })
    expect((await counts()).active, 'the thread is left to finish').toBeGreaterThanOrEqual(1)
    expect((await passport()).status).toBe(200)
    expect(hasEnded(worker)).toBe(false)
  })

  test('a job that would not be ready in time is not started', async () => {
    const worker = await startOcr({ ECHO_ENGINE_MS: '3000' })
    expect((await passport()).status).toBe(200)
    // Passports are now known to take 3 s. 1.5 s are not enough: the gateway refuses, or the worker does not start.
    expect([503, 504]).toContain((await passport(jpegOf(10_000), strict)).status)
    const metrics = await (await fetch(`http://127.0.0.1:${worker.ports.adminPort}/metrics`)).text()
    expect(Number(/^vivid_engine_seconds_count\{.*\} (\d+)$/m.exec(metrics)?.[1])).toBe(1)
  })

  test('without a worker for a while: 503, and the reason is not overload', async () => {
    const refused = await eventually('503', async () => {
      const answer = await passport(jpegOf(10_000), strict)
      return answer.status === 503 && answer.body.reason === 'unavailable'
    })
    expect(refused).toBe(true)
    await startOcr()
    // On a busy machine it may say that it needs longer than this gateway gives it, but not that nobody is there.
    const first = await passport(jpegOf(10_000), strict)
    if (first.status !== 200) expect(first.body.reason, 'a new worker is seen at once').not.toBe('unavailable')
    await eventually('an answer', async () => (await passport(jpegOf(10_000), strict)).status === 200)
  })

  test('a caller that hangs up takes its job back', async () => {
    const worker = await startOcr()
    await worker.stop('SIGKILL')
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
    const worker = await startOcr()
    await worker.stop('SIGKILL')
    const answers = await Promise.all(Array.from({ length: 12 }, () => passport(jpegOf(10_000), strict)))
    const refused = answers.filter(({ status }) => status === 503)
    // The count is the queue's at the last poll and our own since: one or two more may slip in.
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused[0]!.body.reason).toBe('overloaded')
    expect(answers.filter(({ status }) => status === 504)).toHaveLength(12 - refused.length)
  })

  test('200 uploads at once are all answered, each with its own picture', async () => {
    await Promise.all([startOcr(), startOcr()])
    // Two hundred at once are admitted only when it is known how fast they are done.
    await eventually('passports to be known as fast', async () => {
      await Promise.all([passport(), passport()])
      const metrics = await (await fetch(`http://127.0.0.1:${service.gateway.ports.adminPort}/metrics`)).text()
      return Number(/^vivid_expected_job_seconds\{.*work="passport",.*\} (.+)$/m.exec(metrics)?.[1]) < 0.05
    })
    const upload = (seed: number) =>
      post(service.url, ocrPath, { document_type: 'passport', return_id: 'True', frontside: jpegOf(100_000, seed) })
    const answers = await Promise.all(Array.from({ length: 200 }, (_, seed) => upload(seed)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.document_number)).size).toBe(200)
    const ids = new Set(answers.map(({ body }) => String(body.id)))
    expect(ids.size).toBe(200)
    await eventually('the images to be deleted', async () => !(await storedIds()).some((id) => ids.has(id)))
  })
})

/** Whose images the store holds; their names are `images/<id>/<part>`. */
const storedIds = async (): Promise<string[]> => (await storedNames(backends.env)).map((name) => name.split('/')[1]!)

describe('dependencies', () => {
  test('Redis away is 503 at once; back and empty, waiting requests are still answered', async () => {
    const gone = await startOcr()
    await gone.stop('SIGKILL')
    const waiting = passport()
    await eventually('the job to wait', async () => (await counts()).waiting === 1)
    await backends.stopRedis()
    await eventually('503', async () => (await passport()).status === 503)
    await backends.startRedis()
    await startOcr()
    expect((await waiting).status).toBe(200)
    expect((await passport()).status).toBe(200)
  })

  test('a job that has its picture is answered while the store is away', async () => {
    await startOcr({ ECHO_ENGINE_MS: '4000' })
    const answer = passport()
    await eventually('the job to be taken', async () => (await counts()).active === 1)
    // A job is taken a moment before its picture is fetched.
    await sleep(1_500)
    await backends.stopStore()
    expect((await answer).status).toBe(200)
    await backends.startStore()
    await eventually('the gateway to be ready', async () => (await passport()).status === 200)
  })

  test('an accepted request survives a store that restarts', async () => {
    const { child } = await startOcr()
    // Held still, it cannot fetch the picture before the store is gone, however slow this machine is.
    child.kill('SIGSTOP')
    const accepted = passport()
    await eventually('the job to be queued', async () => {
      const { waiting, active } = await counts()
      return waiting! + active! === 1
    })
    await backends.stopStore()
    child.kill('SIGCONT')
    await sleep(1_500)
    await backends.startStore()
    expect((await accepted).status).toBe(200)
    await eventually('the gateway to be ready', async () => (await passport()).status === 200)
  })

  test('store away is 503, and health says what is missing; back, the service goes on', async () => {
    const worker = await startOcr()
    const health = (app: Process, kind = 'ready') => fetch(`http://127.0.0.1:${app.ports.adminPort}/health/${kind}`)
    expect((await passport()).status).toBe(200)
    expect((await health(service.gateway)).status).toBe(200)
    expect((await health(worker)).status).toBe(200)
    const saidBefore = service.gateway.output().length
    await backends.stopStore()
    const refused = await passport()
    expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    for (let count = 0; count < 4; count += 1) expect((await passport()).status).toBe(503)
    const answer = await health(service.gateway)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ missing: ['object store'] })
    expect((await health(worker, 'live')).status).toBe(200)
    await backends.startStore()
    expect((await passport()).status).toBe(200)
    // One outage, one line, and one with counts when it is over.
    const since = () => service.gateway.output().slice(saidBefore)
    await eventually('the store to be back', () => since().includes('the object store is back'))
    const lines = since().split('\n')
    expect(lines.filter((line) => line.includes('the object store is away'))).toHaveLength(1)
    const { failed } = JSON.parse(lines.find((line) => line.includes('the object store is back'))!)
    expect(failed.requests).toBe(5)
  })
})

test('neither tokens nor answers are logged, even at the most talkative level', async () => {
  const worker = await startOcr({ LOG_LEVEL: 'trace' })
  const token = makeToken({ sub: 'secretive-tenant' })
  const parts = { document_type: 'passport', frontside: jpegOf(10_000) }
  const answer = await post(service.url, ocrPath, parts, { token })
  expect(answer.status).toBe(200)
  await post(service.url, ocrPath, parts, { token: `${token}x` })
  const logged = [service.gateway, worker].map(({ output }) => output())
  for (const lines of logged) {
    expect(lines).toContain('"level"')
    expect(lines).not.toContain(token.slice(0, 40))
    expect(lines).not.toContain(answer.body.document_number)
  }
})

test('a process whose parent goes while it is starting ends by itself', async () => {
  const child = fork(join(root, 'apps/ocr/dist/main.js'), [], {
    env: { PATH: process.env.PATH, ...backends.env, ADMIN_PORT: '0', ECHO_ENGINE: 'true', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  child.disconnect()
  expect((await exited)[0]).toBe(0)
})
