import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { hasEnded, metricsOf, sendPassport } from '../support/read-passports.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { storedNames } from '../support/stored-objects.js'
import { startTwoGateways, type TwoGateways } from '../support/two-gateways.js'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
})
afterEach(() => two.clear())
afterAll(() => two?.stop())

test('a job that overruns is answered with 504 at its deadline, and its worker goes on', async () => {
  const gate = await two.shutGate()
  const worker = await two.startAlone()
  const { answer } = await two.takenInTime(gate.picture)
  expect(await answer).toMatchObject({ status: 504, body: { reason: 'deadline_exceeded' } })
  expect((await two.counts()).active, 'the thread is left to finish').toBe(1)
  await gate.open()
  expect((await sendPassport(two.patient)).status).toBe(200)
  expect(hasEnded(worker)).toBe(false)
})

test('a job that would not be ready in time is not started', async () => {
  const worker = await two.startAlone({ ECHO_ENGINE_MS: '3000' })
  expect((await sendPassport(two.patient)).status).toBe(200)
  // Passports are now known to take 3 s. 1.5 s are not enough: the gateway refuses, or the worker does not start.
  expect([503, 504]).toContain((await sendPassport(two.strict)).status)
  expect(Number(/^vivid_engine_seconds_count\{.*\} (\d+)$/m.exec(await metricsOf(worker))?.[1])).toBe(1)
})

test('without a worker for a while: 503, and the reason is not overload', async () => {
  const refused = await eventually('503', async () => {
    const answer = await sendPassport(two.strict)
    return answer.status === 503 && answer.body.reason === 'unavailable'
  })
  expect(refused).toBe(true)
  await two.startOcr()
  await eventually('an answer', async () => (await sendPassport(two.strict)).status === 200)
})

test('a caller that hangs up takes its job back', async () => {
  const gate = await two.shutGate()
  await two.startAlone()
  const held = sendPassport(two.patient, gate.picture)
  await eventually('the worker to be at work', two.isTaken)
  const hangUp = new AbortController()
  const answer = sendPassport(two.patient, jpegOf(10_000), hangUp.signal)
  answer.catch(() => undefined)
  await eventually('the job to wait', async () => (await two.counts()).waiting === 1)
  hangUp.abort()
  await eventually('the queue to be empty', async () => (await two.counts()).waiting === 0)
  await expect(answer).rejects.toThrow()
  await gate.open()
  expect((await held).status).toBe(200)
})

test('past MAX_WAITING: 503 with Retry-After, before the body is read', async () => {
  const gate = await two.shutGate()
  await two.startAlone()
  const held = sendPassport(two.patient, gate.picture)
  await eventually('the worker to be at work', two.isTaken)
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendPassport(two.strict)))
  const refused = answers.filter(({ status }) => status === 503)
  // The count is the queue's at the last poll and our own since: one or two more may slip in.
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused[0]!.body.reason).toBe('overloaded')
  expect(answers.filter(({ status }) => status === 504)).toHaveLength(12 - refused.length)
  await gate.open()
  expect((await held).status).toBe(200)
})

test('200 uploads at once are all answered, each with its own picture', async () => {
  await Promise.all([two.startOcr(), two.startOcr()])
  // Two hundred at once are admitted only when it is known that they are done in time.
  await eventually('passports to be known as fast', async () => {
    await Promise.all([sendPassport(two.patient), sendPassport(two.patient)])
    const expected = /^vivid_expected_job_seconds\{.*work="passport",.*\} (.+)$/m
    return Number(expected.exec(await metricsOf(two.patient.gateway))?.[1]) < 0.4
  })
  const upload = (seed: number) =>
    post(two.patient.url, ocrPath, { document_type: 'passport', return_id: 'True', frontside: jpegOf(100_000, seed) })
  const answers = await Promise.all(Array.from({ length: 200 }, (_, seed) => upload(seed)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.document_number)).size).toBe(200)
  const ids = new Set(answers.map(({ body }) => String(body.id)))
  expect(ids.size).toBe(200)
  await eventually('the images to be deleted', async () => !(await storedIds()).some((id) => ids.has(id)))
})

/** Whose images the store holds; their names are `images/<id>/<part>`. */
const storedIds = async (): Promise<string[]> =>
  (await storedNames(two.backends.env)).map((name) => name.split('/')[1]!)
