import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { shutGate } from '../support/gate.js'
import { countReadings } from '../support/read-passports.js'
import { jpegOf, livenessPath, ocrPath, type Parts, post } from '../support/request.js'
import { type Process, patience, type Service, secret, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const passport = (seed = 1): Parts => ({
  document_type: 'passport',
  return_id: 'True',
  frontside: jpegOf(20_000, seed),
})
const ask = (key: string, parts: Parts = passport(), path = ocrPath, token = makeToken(), base = url) =>
  post(base, path, parts, { token, headers: { 'idempotency-key': key } })

test('the same key and form give the same answer and id, marked as such', async () => {
  const key = randomUUID()
  const first = await ask(key)
  const again = await ask(key)
  expect(first.status).toBe(200)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const other = await ask(randomUUID())
  expect(other.body.id).toBeGreaterThan(first.body.id)
})

test('the order of the fields is no difference, another value or picture is 409', async () => {
  const key = randomUUID()
  const first = await ask(key)
  const turned = await ask(key, Object.fromEntries(Object.entries(passport()).toReversed()))
  expect(turned.body.id).toBe(first.body.id)
  for (const parts of [passport(2), { ...passport(), device: 'IOS' }]) {
    const refused = await ask(key, parts)
    expect([refused.status, refused.body.reason]).toEqual([409, 'idempotency_key_reused'])
  }
})

test('a tenant and an endpoint have their own keys', async () => {
  const key = randomUUID()
  const first = await ask(key)
  const other = await ask(key, passport(), ocrPath, makeToken({ sub: 'somebody else' }))
  expect(other.status).toBe(200)
  expect(other.body.id).not.toBe(first.body.id)
  const selfie = await ask(key, { selfie: jpegOf(9_000), return_id: 'True' }, livenessPath)
  expect(selfie.status).toBe(200)
})

// It used to replay an answer that nobody had checked.
test('an answer without proof of life does not stand for one with it', async () => {
  const key = randomUUID()
  const plain = await ask(key)
  expect(plain.status).toBe(200)
  const contracted = makeToken({ services: ['ocr', 'id_reader_plus'] })
  const checked = await ask(key, passport(), ocrPath, contracted)
  expect(checked.status).toBe(200)
  expect(checked.headers.get('idempotent-replayed')).toBeNull()
  expect(checked.body.id).not.toBe(plain.body.id)
  const again = await ask(key, passport(), ocrPath, contracted)
  expect(again.body).toEqual(checked.body)
})

test('twenty at once are one', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null).length).toBe(1)
})

test('a key that is none is 400; a form that is none takes no key', async () => {
  for (const key of ['x'.repeat(129), 'two words']) {
    const refused = await ask(key)
    expect([refused.status, refused.body.reason]).toEqual([400, 'invalid_idempotency_key'])
  }
  const key = randomUUID()
  expect((await ask(key, { document_type: 'passport' })).status).toBe(400)
  expect((await ask(key)).status).toBe(200)
})

describe('two gateways, one of them less patient than the other', () => {
  let backends: Backends
  let service: Service
  let patient: Process
  const address = { PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  beforeAll(async () => {
    backends = await startBackends()
    service = await startService(backends, {
      workers: ['ocr'],
      env: { ECHO_ENGINE: 'true' },
      gatewayEnv: { REQUEST_TIMEOUT_MS: '1500' },
    })
    patient = await startApp('gateway', { ...backends.env, ...address, ...patience })
  })
  afterAll(async () => {
    await patient?.stop()
    await service?.stop()
    await backends?.stop()
  })

  test('a missed deadline is not kept; a caller who hung up finds its answer at the other gateway', async () => {
    const gate = await shutGate()
    const held = { ...passport(), frontside: gate.picture }
    const [missed, hungUp] = [randomUUID(), randomUUID()]
    const askAt = (base: string, key: string) => ask(key, held, ocrPath, makeToken(), base)
    expect((await askAt(service.url, missed)).status).toBe(504)
    const patientUrl = `http://127.0.0.1:${patient.ports.port}`
    const caller = new AbortController()
    const headers = { 'idempotency-key': hungUp }
    const answer = post(patientUrl, ocrPath, held, { headers, signal: caller.signal })
    answer.catch(() => undefined)
    await eventually('its job to be queued', async () => (await countReadings(backends.redisUrl)).waiting === 1)
    caller.abort()
    await expect(answer).rejects.toThrow()
    await gate.open()
    const found = await eventually('the answer at the other gateway', async () => {
      const kept = await askAt(service.url, hungUp)
      return kept.status === 200 ? kept : null
    })
    expect((await askAt(patientUrl, hungUp)).body).toEqual(found.body)
    expect((await askAt(patientUrl, missed)).status).toBe(200)
  })
})
