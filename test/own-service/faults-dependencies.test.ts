import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { shutGate } from '../support/gate.js'
import { busyThreads, countReadings, sendPassport } from '../support/read-passports.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Process, type Service, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

let backends: Backends
let service: Service
const workers: Process[] = []

beforeAll(async () => {
  backends = await startBackends()
  service = await startService(backends, { workers: [], gatewayEnv: { LOG_LEVEL: 'trace' } })
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})
afterAll(async () => {
  await service?.stop()
  await backends?.stop()
})

const startOcr = async (env: Record<string, string> = {}) => {
  const worker = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...env })
  workers.push(worker)
  return worker
}
/** A worker that was killed may have left a job in the queue: the next one clears it away. */
const startAlone = async () => {
  const worker = await startOcr()
  await eventually('the queue to be empty', async () => (await queued()) === 0)
  return worker
}
const passport = (picture?: Buffer) => sendPassport(service, picture)
const counts = () => countReadings(backends.redisUrl)
const queued = async () => {
  const { waiting, active } = await counts()
  return waiting + active
}
const health = ({ ports }: Process, kind = 'ready') => fetch(`http://127.0.0.1:${ports.adminPort}/health/${kind}`)
const missing = async (app: Process) => ((await (await health(app)).json()) as { missing: string[] }).missing

test('Redis away is 503 at once; back and empty, requests at work and waiting are still answered', async () => {
  const gate = await shutGate()
  const doomed = await startAlone()
  const atWork = passport(gate.picture)
  await eventually('the job to be taken', async () => (await counts()).active === 1)
  const waiting = passport()
  await eventually('the job to wait', async () => (await counts()).waiting === 1)
  await doomed.stop('SIGKILL')
  await gate.open()
  await backends.stopRedis()
  await eventually('503', async () => (await passport()).status === 503)
  await backends.startRedis()
  await startOcr()
  expect((await atWork).status).toBe(200)
  expect((await waiting).status).toBe(200)
  expect((await passport()).status).toBe(200)
})

test('a job that has its picture is answered while the store is away', async () => {
  const gate = await shutGate()
  const worker = await startAlone()
  const answer = passport(gate.picture)
  await eventually('the picture to be fetched', async () => (await busyThreads(worker)) === 1)
  await backends.stopStore()
  await gate.open()
  expect((await answer).status).toBe(200)
  await backends.startStore()
  await eventually('the gateway to be ready', async () => (await passport()).status === 200)
})

test('an accepted request survives a store that restarts', async () => {
  const worker = await startAlone()
  // Held still, it cannot fetch the picture before the store is gone, however slow this machine is.
  worker.child.kill('SIGSTOP')
  const accepted = passport()
  await eventually('the job to be queued', async () => (await queued()) === 1)
  await backends.stopStore()
  worker.child.kill('SIGCONT')
  await eventually('the worker to miss the store', async () => (await missing(worker)).includes('object store'))
  await backends.startStore()
  expect((await accepted).status).toBe(200)
  await eventually('the gateway to be ready', async () => (await passport()).status === 200)
})

test('store away is 503, and health says what is missing; back, the service goes on', async () => {
  const worker = await startOcr()
  expect((await passport()).status).toBe(200)
  expect((await health(service.gateway)).status).toBe(200)
  expect((await health(worker)).status).toBe(200)
  const saidBefore = service.gateway.output().length
  await backends.stopStore()
  const refused = await passport()
  expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  for (let count = 0; count < 4; count += 1) expect((await passport()).status).toBe(503)
  expect((await health(service.gateway)).status).toBe(503)
  expect(await missing(service.gateway)).toEqual(['object store'])
  expect((await health(worker, 'live')).status).toBe(200)
  await backends.startStore()
  expect((await passport()).status).toBe(200)
  // One outage, one line, and one with counts when it is over.
  const since = () => service.gateway.output().slice(saidBefore)
  await eventually('the store to be back', () => /the object store is back.*\n/.test(since()))
  const lines = since().split('\n')
  expect(lines.filter((line) => line.includes('the object store is away'))).toHaveLength(1)
  const { failed } = JSON.parse(lines.find((line) => line.includes('the object store is back'))!)
  expect(failed.requests).toBe(5)
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
