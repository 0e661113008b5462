import { services } from '@vivid/contract'
import { poison } from '@vivid/echo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { shutGate } from '../support/gate.js'
import { endingWith } from '../support/read-passports.js'
import { biometricsPath, jpegOf, post } from '../support/request.js'
import { type Process, patience, type Service, secret, startApp, startService } from '../support/service.js'
import { storedNames } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'

let backends: Backends
/** With little patience. */
let strict: Service
let patient: Process
let patientUrl: string
const echo = { ECHO_ENGINE: 'true', WORKER_THREADS: '1' }

beforeAll(async () => {
  backends = await startBackends()
  strict = await startService(backends, {
    workers: ['selfie-liveness', 'face-match'],
    env: echo,
    gatewayEnv: { REQUEST_TIMEOUT_MS: '4000' },
  })
  patient = await startApp('gateway', {
    ...backends.env,
    ...patience,
    PORT: '0',
    HOST: '127.0.0.1',
    JWT_SECRET: secret,
  })
  patientUrl = `http://127.0.0.1:${patient.ports.port}`
})
afterAll(async () => {
  await patient?.stop()
  await strict?.stop()
  await backends?.stop()
})

const token = makeToken({ services: services.filter((name) => name !== 'id_reader_plus') })
const selfie = jpegOf(9_000)
const send = (url: string, document: Buffer) =>
  post(url, biometricsPath, { selfie, document, return_id: 'True' }, { token })

const imagesGone = () =>
  eventually('the images to be gone', async () =>
    (await storedNames(backends.env)).every((name) => !name.startsWith('images/')),
  )

test('a part past the deadline: 504 that tells the others, and no picture is left', async () => {
  const gate = await shutGate()
  const late = await send(strict.url, gate.picture)
  await gate.open()
  expect(late.status).toBe(504)
  expect(late.body).toMatchObject({
    reason: 'deadline_exceeded',
    valid: false,
    liveness: { valid: true },
    face_match: { reason: 'deadline_exceeded' },
  })
  expect(late.body).not.toHaveProperty('id')
  await imagesGone()
})

test('a worker that is killed at its part: another one takes it over, and the answer is whole', async () => {
  const gate = await shutGate()
  const [liveness, doomed] = strict.workers
  const answer = send(patientUrl, gate.picture)
  const metrics = async () => (await fetch(`http://127.0.0.1:${doomed!.ports.adminPort}/metrics`)).text()
  await eventually('the job to be taken', async () => /vivid_worker_busy_threads\{[^}]*\} 1/.test(await metrics()))
  await doomed!.stop('SIGKILL')
  await gate.open()
  const next = await startApp('face-match', { ...backends.env, ...echo })
  strict.workers.splice(0, 2, liveness!, next)
  expect(await answer).toMatchObject({
    status: 200,
    body: { valid: true, liveness: { valid: true }, face_match: { valid: true } },
  })
})

test('a part that kills its workers: 500 with its code, and the others are told', async () => {
  // Two die of it, and a third one tells.
  for (const _ of [2, 3]) strict.workers.push(await startApp('face-match', { ...backends.env, ...echo }))
  const failed = await send(patientUrl, endingWith(poison))
  expect(failed).toMatchObject({
    status: 500,
    body: { valid: false, liveness: { valid: true }, face_match: { valid: false, error_code: 709 } },
  })
  expect(failed.body).toHaveProperty('id')
  await imagesGone()
})

test('without a worker of one kind nobody is given half an answer: 503 before the body is read', async () => {
  for (const worker of strict.workers.slice(1)) await worker.stop()
  await eventually('the workers to be missed', async () => {
    const { status, body } = await send(strict.url, jpegOf(5_000))
    return status === 503 && body.reason === 'unavailable' && body.liveness === undefined
  })
  const liveness = makeToken({ services: ['liveness'] })
  const alone = await post(strict.url, biometricsPath, { selfie }, { token: liveness })
  expect([alone.status, alone.body]).toEqual([200, { valid: true, liveness: { valid: true } }])
})
