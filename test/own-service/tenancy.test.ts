import { quantile } from '@vivid/traffic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const ENGINE_MS = 60
const jpeg = jpegOf(10_000)
let backends: Backends
let service: Service
beforeAll(async () => {
  backends = await startBackends(process.env.TEST_BACKENDS === 'containers')
  service = await startService(backends, {
    workers: ['ocr', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ENGINE_MS) },
    gatewayEnv: {
      MAX_WAITING: '30',
      TENANT_LIMITS: '{"limited": {"requests_per_second": 0.01, "burst": 3}}',
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
    for (const { headers } of answers) expect(headers.get('ratelimit-policy')).toBe('"rate";q=3;w=300')
    const left = answers
      .map(({ headers }) => headers.get('ratelimit'))
      .map((text) => Number(/;r=(\d+);t=/.exec(text!)?.[1]))
    expect(left.sort()).toEqual([0, 0, 0, 0, 1, 2])
    const other = await post(service.url, livenessPath, { selfie: jpeg }, { token: makeToken({ sub: 'other' }) })
    expect(other.status).toBe(200)
    expect(other.headers.get('ratelimit')).toBeNull()
  })
})

test('one tenant that floods the service does not hold up another', async () => {
  const flood = makeToken({ sub: 'flood' })
  const quiet = makeToken({ sub: 'quiet' })
  const passport = { document_type: 'passport', frontside: jpeg }
  let flooding = true
  const send = async (token: string) => {
    const startedAt = performance.now()
    const { status } = await post(service.url, ocrPath, passport, { token })
    return { status, ms: performance.now() - startedAt }
  }
  const flooded: Awaited<ReturnType<typeof send>>[] = []
  const sender = async () => {
    while (flooding) flooded.push(await send(flood))
  }
  const senders = Array.from({ length: 40 }, sender)
  await expect.poll(() => flooded.length).toBeGreaterThan(20)
  const waits: number[] = []
  for (let i = 0; i < 10; i++) {
    const { status, ms } = await send(quiet)
    expect(status).toBe(200)
    waits.push(ms)
  }
  flooding = false
  await Promise.all(senders)
  // In one queue for all, both would wait for some thirty jobs; here one waits for the job under way, the other for its own flood.
  const floodMs = quantile(
    flooded.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.5,
  )
  expect(quantile(waits, 0.5), `${waits.map(Math.round)}, the flood ${Math.round(floodMs)}`).toBeLessThan(floodMs / 2)
  expect(flooded.map(({ status }) => status)).toContain(503)
})
