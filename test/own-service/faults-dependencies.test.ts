import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { type Gate, shutGate } from '../support/gate.js'
import { busyThreads, countReadings, sendPassport } from '../support/read-passports.js'
import { type Process, root, type Service, startApp, startService } from '../support/service.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

/** Ten seconds are promised; on a busy machine all takes longer. Before Redis was given up, it took 40 to 100 s. */
const LIMIT_MS = 20_000

let backends: Backends
let service: Service
const workers: Process[] = []
const gates: Gate[] = []

const startOcr = async () => {
  const env = { WORKER_THREADS: '1', ECHO_ENGINE: 'true', LOG_LEVEL: 'info' }
  const worker = await startApp('ocr', { ...backends.env, ...env })
  workers.push(worker)
  return worker
}

beforeAll(async () => {
  backends = await startBackends()
  service = await startService(backends, { workers: [] })
})
afterEach(() => Promise.all(gates.splice(0).map((gate) => gate.open())))
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await service?.stop()
  await backends?.stop()
})

const passport = (picture?: Buffer) => sendPassport(service, picture)
const counts = () => countReadings(backends.redisUrl)
const health = ({ ports }: Process, kind = 'ready') => fetch(`http://127.0.0.1:${ports.adminPort}/health/${kind}`)
const missing = async (app: Process) => ((await (await health(app)).json()) as { missing: string[] }).missing

/** A job that stays at a worker until the gate is open, and one that waits behind it. */
const holdTwo = async () => {
  const gate = await shutGate()
  gates.push(gate)
  const atWork = passport(gate.picture)
  // With its picture: from then on it needs the store no more.
  await eventually('a worker to be at work', async () => {
    const busy = await Promise.all(workers.map(busyThreads))
    return busy.some((threads) => threads === 1)
  })
  const waiting = passport()
  await eventually('the other job to wait', async () => (await counts()).waiting === 1)
  return { gate, atWork, waiting }
}

test('Redis away is 503 at once; back and empty, requests at work and waiting are still answered', async () => {
  const doomed = await startOcr()
  const { gate, atWork, waiting } = await holdTwo()
  await doomed.stop('SIGKILL')
  workers.splice(0)
  await gate.open()
  await backends.stopRedis()
  await eventually('503', async () => (await passport()).status === 503)
  await backends.startRedis()
  await startOcr()
  expect((await atWork).status).toBe(200)
  expect((await waiting).status).toBe(200)
  expect((await passport()).status).toBe(200)
})

test('the store away is 503, as health says, but a job that has its picture is answered, and one that waits once it is back', async () => {
  const [worker] = workers
  expect((await health(service.gateway)).status).toBe(200)
  const { gate, atWork, waiting } = await holdTwo()
  const saidBefore = service.gateway.output().length
  await backends.stopStore()
  const refused = await passport()
  expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  for (let count = 0; count < 4; count += 1) expect((await passport()).status).toBe(503)
  expect((await health(service.gateway)).status).toBe(503)
  expect(await missing(service.gateway)).toEqual(['object store'])
  await gate.open()
  expect((await atWork).status).toBe(200)
  await eventually('the worker to miss the store', async () => (await missing(worker!)).includes('object store'))
  expect((await health(worker!, 'live')).status).toBe(200)
  await backends.startStore()
  expect((await waiting).status).toBe(200)
  await eventually('the gateway to be ready', async () => (await passport()).status === 200)
  // One outage, one line, and one with counts when it is over.
  const since = () => service.gateway.output().slice(saidBefore)
  await eventually('the store to be back', () => /the object store is back.*\n/.test(since()))
  const lines = since().split('\n')
  expect(lines.filter((line) => line.includes('the object store is away'))).toHaveLength(1)
  const { failed } = JSON.parse(lines.find((line) => line.includes('the object store is back'))!)
  expect(failed.requests).toBe(5)
})

const isReplyReader = (client: string) => / cmd=xread /.test(client)
test('a gateway whose connection for replies is not let in again is not ready, and answers 503 until it is', async () => {
  const redis = new Redis(backends.redisUrl)
  try {
    // Between two replies the gateway does something else than read for a moment.
    const clients = await eventually('the gateway to read replies', async () => {
      const lines = String(await redis.client('LIST'))
        .trim()
        .split('\n')
      return lines.some(isReplyReader) ? lines : null
    })
    // No new connection is let in, and the one that reads replies has to come anew.
    await redis.config('SET', 'maxclients', clients.length - 1)
    await redis.client('KILL', 'ID', Number(/\bid=(\d+)/.exec(clients.find(isReplyReader)!)![1]))
    // Seldom: it takes seconds, and each look tries all that a request needs.
    await expect.poll(() => missing(service.gateway), { timeout: 60_000, interval: 500 }).toEqual(['replies'])
    expect((await passport()).status).toBe(503)
    await redis.config('SET', 'maxclients', 1_000)
  } finally {
    redis.disconnect()
  }
  await eventually('the gateway to be ready', async () => (await health(service.gateway)).status === 200)
  expect((await passport()).status).toBe(200)
})

test('Redis away for good: all end soon, the caller of a request under way gets 503', async () => {
  await startOcr()
  const gate = await shutGate()
  gates.push(gate)
  const answer = passport(gate.picture)
  const findBusy = async () => {
    const busy = await Promise.all(workers.map(busyThreads))
    return workers.find((_, index) => busy[index] === 1)
  }
  const busy = await eventually('a worker to be at work', findBusy)
  await backends.stopRedis()
  const idle = workers.find((worker) => worker !== busy)!
  await eventually('Redis to be missed', () => idle.output().includes('Redis is away'))
  const startedAt = performance.now()
  await Promise.all([service.gateway, ...workers].map((process) => process.stop()))
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS)
  expect((await answer).status).toBe(503)
  expect(service.gateway.child.exitCode).toBe(0)
  // Who has nothing to do ends in order.
  expect(idle.child.exitCode).toBe(0)
  expect(idle.output()).toContain('"msg":"stopped"')
})
