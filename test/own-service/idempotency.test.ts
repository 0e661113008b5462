import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { shutGate } from '../support/gate.js'
import { countReadings } from '../support/read-passports.js'
import { ocrPath, post } from '../support/request.js'
import { type Process, patience, type Service, secret, startApp, startService } from '../support/service.js'

let backends: Backends
/** Its gateway is less patient than the other one. */
let service: Service
let patient: Process
beforeAll(async () => {
  backends = await startBackends()
  const address = { PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  ;[service, patient] = await Promise.all([
    startService(backends, {
      workers: ['ocr'],
      env: { ECHO_ENGINE: 'true' },
      gatewayEnv: { REQUEST_TIMEOUT_MS: '500' },
    }),
    startApp('gateway', { ...backends.env, ...address, ...patience }),
  ])
})
afterAll(async () => {
  await patient?.stop()
  await service?.stop()
  await backends?.stop()
})

test('a missed deadline is not kept; a caller who hung up finds its answer at the other gateway', async () => {
  const gate = await shutGate()
  const form = { document_type: 'passport', return_id: 'True', frontside: gate.picture }
  const askAt = (base: string, key: string) => post(base, ocrPath, form, { headers: { 'idempotency-key': key } })
  const [missed, hungUp] = [randomUUID(), randomUUID()]
  expect((await askAt(service.url, missed)).status).toBe(504)
  const patientUrl = `http://127.0.0.1:${patient.ports.port}`
  const caller = new AbortController()
  const headers = { 'idempotency-key': hungUp }
  const answer = post(patientUrl, ocrPath, form, { headers, signal: caller.signal })
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
