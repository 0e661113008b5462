import { quantile } from '@vivid/traffic'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const ENGINE_MS = 60
const MAX_WAITING = 20
const jpeg = jpegOf(10_000)
let backends: Backends
let service: Service
beforeAll(async () => {
  backends = await startBackends(process.env.TEST_BACKENDS === 'containers')
  service = await startService(backends, {
    workers: ['ocr'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ENGINE_MS) },
    gatewayEnv: { MAX_WAITING: String(MAX_WAITING) },
  })
})
afterAll(async () => {
  await service.stop()
  await backends.stop()
})

test('one tenant that floods the service does not hold up another', async () => {
  const flood = makeToken({ sub: 'flood' })
  const quiet = makeToken({ sub: 'quiet' })
  const passport = { document_type: 'passport', frontside: jpeg }
  let flooding = true
  const send = async (token: string) => {
    const startedAt = performance.now()
    const { status, headers, body } = await post(service.url, ocrPath, passport, { token })
    return { status, headers, body, ms: performance.now() - startedAt }
  }
  const flooded: Awaited<ReturnType<typeof send>>[] = []
  const sender = async () => {
    while (flooding) flooded.push(await send(flood))
  }
  const senders = Array.from({ length: MAX_WAITING + 5 }, sender)
  await expect.poll(() => flooded.length).toBeGreaterThan(20)
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    const { status, ms } = await send(quiet)
    expect(status).toBe(200)
    waits.push(ms)
  }
  flooding = false
  await Promise.all(senders)
  // In one queue for all, both would wait for some twenty jobs; here one waits for the job under way, the other for its own flood.
  const floodMs = quantile(
    flooded.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.5,
  )
  expect(quantile(waits, 0.5), `${waits.map(Math.round)}, the flood ${Math.round(floodMs)}`).toBeLessThan(floodMs / 2)
  const refused = flooded.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers, body } of refused) {
    expect([status, body.reason]).toEqual([503, 'overloaded'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  }
})
