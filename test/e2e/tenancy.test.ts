import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const engineMs = 60
const jpeg = jpegOf(10_000)
let backends: Backends
let service: Service
beforeAll(async () => {
  backends = await startBackends(process.env.TEST_BACKENDS === 'containers')
  service = await startService(backends, {
    workers: ['ocr', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(engineMs) },
    gatewayEnv: {
      MAX_WAITING: '30',
      TENANT_LIMITS: '{"limited": {"requests_per_second": 0.5, "burst": 3}}',
    },
  })
})
afterAll(async () => {
  await service.stop()
  await backends.stop()
})

describe('a tenant with a limit', () => {
  test('may send a burst, is then told when to come back, and others are not held up', async () => {
    const token = makeToken({ sub: 'limited' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(service.url, livenessPath, { selfie: jpeg }, { token })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBe(3)
    expect(refused.length).toBe(3)
    expect(refused[0]!.body).toMatchObject({ reason: 'rate_limited' })
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const other = await post(service.url, livenessPath, { selfie: jpeg }, { token: makeToken({ sub: 'other' }) })
    expect(other.status).toBe(200)
  })
})

test('one tenant that floods the service does not hold up another', async () => {
  const flood = makeToken({ sub: 'flood' })
  const quiet = makeToken({ sub: 'quiet' })
  const passport = { document_type: 'passport', frontside: jpeg }
  let flooding = true
  const statuses: number[] = []
  const sender = async () => {
    while (flooding) statuses.push((await post(service.url, ocrPath, passport, { token: flood })).status)
  }
  const senders = Array.from({ length: 40 }, sender)
  await expect.poll(() => statuses.length).toBeGreaterThan(20)
  const waits: number[] = []
  for (let i = 0; i < 10; i++) {
    const startedAt = performance.now()
    const answer = await post(service.url, ocrPath, passport, { token: quiet })
    expect(answer.status).toBe(200)
    waits.push(performance.now() - startedAt)
  }
  flooding = false
  await Promise.all(senders)
  waits.sort((a, b) => a - b)
  // In one queue for all it would wait behind some thirty jobs: 1,800 ms. Its own job and the one under way take 120.
  expect(waits[4], `${waits.map(Math.round)}`).toBeLessThan(10 * engineMs)
  expect(statuses).toContain(200)
  expect(statuses).toContain(503)
})
