import { services } from '@vivid/contract'
import { poison, tarpit } from '@vivid/echo'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { type Gate, shutGate } from '../support/gate.js'
import { busyThreads, endingWith, hasEnded } from '../support/read-passports.js'
import { type Answer, biometricsPath, jpegOf, type Parts, post } from '../support/request.js'
import { type Process, type Service, startApp, startService } from '../support/service.js'
import { storedNames } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'

/** Between the job that never ends and the end of its worker; long enough that the other thread takes a job meanwhile. */
const THREAD_LIMIT_MS = 3_000
const echo = { ECHO_ENGINE: 'true', WORKER_THREADS: '1' }

let backends: Backends
/** With workers for selfies; each test brings those that compare faces. */
let patient: Service
let strict: Service
let doomed: Process
const successors: Process[] = []
const gates: Gate[] = []

const startMatcher = (env: Record<string, string> = {}) => startApp('face-match', { ...backends.env, ...echo, ...env })
const startSuccessor = async () => {
  successors.push(await startMatcher({ WORKER_THREADS: '2', THREAD_LIMIT_MS: String(THREAD_LIMIT_MS) }))
}
const gated = async () => {
  const gate = await shutGate()
  gates.push(gate)
  return gate
}

beforeAll(async () => {
  backends = await startBackends()
  ;[patient, strict, doomed] = await Promise.all([
    startService(backends, { workers: ['selfie-liveness'], env: echo }),
    startService(backends, { workers: [], gatewayEnv: { REQUEST_TIMEOUT_MS: '4000' } }),
    startMatcher(),
  ])
})
afterEach(() => Promise.all(gates.splice(0).map((gate) => gate.open())))
afterAll(async () => {
  await Promise.all([doomed, ...successors].map((worker) => worker?.stop()))
  await Promise.all([patient?.stop(), strict?.stop()])
  await backends?.stop()
})

const token = makeToken({ services: services.filter((name) => name !== 'id_reader_plus') })
const send = ({ url }: Service, document: Buffer, more: Parts = {}): Promise<Answer> =>
  post(url, biometricsPath, { selfie: jpegOf(9_000), document, return_id: 'True', ...more }, { token })
const isWhole = { status: 200, body: { valid: true, liveness: { valid: true }, face_match: { valid: true } } }

const imagesGone = () =>
  eventually('the images to be gone', async () =>
    (await storedNames(backends.env)).every((name) => !name.startsWith('images/')),
  )
const isAtWork = (worker: Process) =>
  eventually('the worker to be at work', async () => (await busyThreads(worker)) > 0)

test('a part past the deadline: 504 that tells the others, no picture is left, and the worker goes on', async () => {
  const gate = await gated()
  const late = await send(strict, gate.picture)
  expect(late.status).toBe(504)
  expect(late.body).toMatchObject({
    reason: 'deadline_exceeded',
    valid: false,
    liveness: { valid: true },
    face_match: { reason: 'deadline_exceeded' },
  })
  expect(late.body).not.toHaveProperty('id')
  await imagesGone()
  await gate.open()
  expect(await send(patient, jpegOf(9_500))).toMatchObject(isWhole)
  expect(hasEnded(doomed)).toBe(false)
})

test('the part of a worker that is killed is taken over by another one, and the answer is whole', async () => {
  const gate = await gated()
  const answer = send(patient, gate.picture)
  await isAtWork(doomed)
  await doomed.stop('SIGKILL')
  await gate.open()
  // Counted from when somebody is there to take it over: on a busy machine a worker takes long to start.
  await startSuccessor()
  const readyAt = Date.now()
  expect(await answer).toMatchObject(isWhole)
  // Seven seconds where nothing else runs; with the queue's own settings it would be a minute.
  expect(Date.now() - readyAt).toBeLessThan(30_000)
})

test('a part that kills two workers fails with a code, the others are told, and the third worker is spared', async () => {
  await Promise.all([startSuccessor(), startSuccessor()])
  const failed = await send(patient, endingWith(poison))
  expect(failed).toMatchObject({
    status: 500,
    body: { valid: false, liveness: { valid: true }, face_match: { valid: false, error_code: 709 } },
  })
  expect(failed.body).toHaveProperty('id')
  await imagesGone()
  const alive = successors.filter((worker) => !hasEnded(worker))
  expect(alive).toHaveLength(1)
  const logged = /"reqId":"[\da-f-]{36}".*"msg":"job failed"/
  await eventually('the failure in the log', () => logged.test(alive[0]!.output()))
  expect(await send(patient, jpegOf(9_500))).toMatchObject(isWhole)
})

test('a thread that never comes back: its caller gets 504, its process finishes what it has and leaves', async () => {
  const worker = successors.find((each) => !hasEnded(each))!
  const stuck = send(strict, endingWith(tarpit))
  await isAtWork(worker)
  expect(await send(patient, jpegOf(9_500)), 'the other thread works on').toMatchObject(isWhole)
  expect((await stuck).status).toBe(504)
  await eventually('the worker to leave', () => hasEnded(worker))
  expect(worker.output()).toContain('a thread did not come back')
})

test('without a worker of one kind for a while nobody is given half an answer: 503 before the body is read', async () => {
  await eventually('documents to be refused', async () => {
    const { status, body } = await send(patient, jpegOf(9_500), { document_type: 'passport' })
    return status === 503 && body.reason === 'unavailable' && body.liveness === undefined
  })
  const liveness = makeToken({ services: ['liveness'] })
  const alone = await post(patient.url, biometricsPath, { selfie: jpegOf(9_000) }, { token: liveness })
  expect([alone.status, alone.body]).toEqual([200, { valid: true, liveness: { valid: true } }])
})
