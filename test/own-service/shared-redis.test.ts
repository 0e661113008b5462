import { createRequire } from 'node:module'
import { join } from 'node:path'
import { jobKinds, routes } from '@vivid/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { root, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

/** Two installations on one Redis: one with all its workers, one with none. */
const limits = JSON.stringify({ '*': { requests_per_second: 0.1, burst: 100, weight: 1 } })
let backends: Backends
/** Nobody is there to wait for. */
const hasty = { REQUEST_TIMEOUT_MS: '2000' }
let busy: Service
let idle: Service

const startInstallation = (prefix: string, workers: Parameters<typeof startService>[1]['workers']) =>
  startService(backends, {
    workers,
    env: { REDIS_PREFIX: prefix, S3_BUCKET: prefix, ECHO_ENGINE: 'true' },
    gatewayEnv: { TENANT_LIMITS: limits, RETENTION_SECONDS: '60', ...(workers.length === 0 ? hasty : {}) },
  })

beforeAll(async () => {
  backends = await startBackends()
  ;[busy, idle] = await Promise.all([startInstallation('busy', jobKinds), startInstallation('idle', [])])
})
afterAll(async () => {
  await Promise.all([busy?.stop(), idle?.stop()])
  await backends?.stop()
})

const passport = { document_type: 'passport', return_id: 'True', frontside: jpegOf(10_000) }

test('neither sees the jobs, the workers or the records of the other, and every key says whose it is', async () => {
  const token = makeToken({ services: ['ocr', 'liveness', 'id_reader_plus'] })
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const [answered, selfie] = await Promise.all([
    post(busy.url, ocrPath, passport, { token, headers }),
    post(busy.url, livenessPath, { selfie: jpegOf(10_000) }, { token }),
  ])
  expect([answered.status, selfie.status]).toEqual([200, 200])
  // Later, as ids hold the time: in one millisecond, two installations may give the same.
  const unanswered = await post(idle.url, ocrPath, passport, { token, headers })
  // No worker of the other took it, and no answer of the other stands for it.
  expect([503, 504]).toContain(unanswered.status)
  const find = ({ url }: Service) =>
    fetch(`${url}${routes.transactions}${answered.body.id}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await find(busy)).status).toBe(200)
  expect((await find(idle)).status).toBe(404)

  const redis = new Redis(backends.redisUrl)
  const keys: string[] = []
  for await (const batch of redis.scanStream({ count: 500 })) keys.push(...(batch as string[]))
  redis.disconnect()
  expect(keys.filter((key) => !/^(busy|idle):/.test(key))).toEqual([])
  const namesOf = (prefix: string) =>
    new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.split(':')[1]))
  // What a busy service leaves there, and not just a few of its keys.
  for (const name of ['queue', 'workers', 'rate', 'probes', 'idempotency', '{transactions}', 'orphan-sweep']) {
    expect(namesOf('busy:')).toContain(name)
  }
})
