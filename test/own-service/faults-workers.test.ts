import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { poison, tarpit } from '@vivid/echo'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { endingWith, hasEnded, sendPassport } from '../support/read-passports.js'
import { root } from '../support/service.js'
import { startTwoGateways, type TwoGateways } from '../support/two-gateways.js'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
})
afterEach(() => two.clear())
afterAll(() => two?.stop())

test('a job whose worker is killed is taken over and answered once', async () => {
  const gate = await two.shutGate()
  const doomed = await two.startAlone()
  const answer = sendPassport(two.patient, gate.picture)
  await eventually('the job to be taken', two.isTaken)
  await doomed.stop('SIGKILL')
  await gate.open()
  // Counted from when somebody is there to take it over: on a busy machine a worker takes long to start.
  await two.startOcr()
  const readyAt = Date.now()
  expect((await answer).status).toBe(200)
  // Seven seconds where nothing else runs; with the queue's own settings it would be a minute.
  expect(Date.now() - readyAt).toBeLessThan(30_000)
})

test('a job that kills two workers fails with a code and spares the third', async () => {
  await Promise.all([two.startOcr(), two.startOcr(), two.startOcr()])
  const answer = await sendPassport(two.patient, endingWith(poison))
  expect(answer).toMatchObject({ status: 500, body: { error_code: 800 } })
  const alive = two.workers.filter((worker) => !hasEnded(worker))
  expect(alive).toHaveLength(1)
  const failed = /"reqId":"[\da-f-]{36}".*"msg":"job failed"/
  await eventually('the failure in the log', () => failed.test(alive[0]!.output()))
  expect((await sendPassport(two.patient)).status).toBe(200)
})

test('a thread that never comes back: its caller gets 504, its process finishes what it has and leaves', async () => {
  // Long enough that the other thread finds its job before the process leaves.
  const worker = await two.startAlone({ WORKER_THREADS: '2', THREAD_LIMIT_MS: '6000' })
  const stuck = await two.takenInTime(endingWith(tarpit))
  expect((await sendPassport(two.patient)).status, 'the other thread works on').toBe(200)
  expect((await stuck.answer).status).toBe(504)
  await eventually('the worker to leave', () => hasEnded(worker))
  expect(worker.output()).toContain('a thread did not come back')
  // The job that was never finished is nobody's any more: the next worker passes it over.
  await two.startOcr()
  expect((await sendPassport(two.patient)).status).toBe(200)
})

test('SIGTERM drains: the job at hand is finished', async () => {
  const gate = await two.shutGate()
  const worker = await two.startAlone()
  const answer = sendPassport(two.patient, gate.picture)
  await eventually('the job to be taken', two.isTaken)
  const ended = worker.stop('SIGTERM')
  await gate.open()
  expect((await answer).status).toBe(200)
  await ended
  expect(worker.child.exitCode).toBe(0)
})

test('a process whose parent goes while it is starting ends by itself', async () => {
  const child = fork(join(root, 'apps/ocr/dist/main.js'), [], {
    env: { PATH: process.env.PATH, ...two.backends.env, ADMIN_PORT: '0', ECHO_ENGINE: 'true', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  child.disconnect()
  expect((await exited)[0]).toBe(0)
})
