import { jobKinds } from '@vivid/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { patience } from '../support/service.js'
import { examples, isWholeRun } from '../support/whole-run.js'
import { type ComposeService, filledBlanks, readCompose } from './compose-file.js'
import { type Container, startContainer } from './container.js'
import { type StandIns, startStandIns } from './stand-ins.js'

const echo = { WORKER_NODE_ENV: 'development', ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '40' }
const services = readCompose({ ...filledBlanks, ...patience, ...echo, LOG_LEVEL: 'warn' })
const containers: Container[] = []
let standIns: StandIns
let gateway: Container

const up = async (service: ComposeService): Promise<Container> => {
  const container = await startContainer(service, { ...standIns.ports })
  containers.push(container)
  return container
}
/** By its health check, which is a process of its own and therefore asked once. */
const healthy = async (container: Container) => {
  await eventually(
    'a container to become ready',
    async () => {
      if (container.child.exitCode !== null) throw new Error(`it ended:\n${container.output()}`)
      return (await fetch(`http://127.0.0.1:${container.adminPort}/health/ready`).catch(() => null))?.ok
    },
    240_000,
  )
  expect(await container.healthy()).toBe(true)
}
/** Workers of the same kind as compose may start. */
const [replicas, requests] = isWholeRun ? [3, 60] : [2, 20]

beforeAll(async () => {
  standIns = await startStandIns(services)
  gateway = await up(services.gateway!)
  const workers = await Promise.all(examples(jobKinds).map((kind) => up(services[kind]!)))
  await Promise.all([gateway, ...workers].map(healthy))
})
afterAll(async () => {
  await Promise.all(containers.map((container) => container.stop()))
  await standIns.stop()
})

const url = () => `http://127.0.0.1:${gateway.port}`
const readPassport = () => post(url(), ocrPath, { document_type: 'passport', frontside: jpegOf(20_000) })
const answeredBy = async ({ adminPort }: Container): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  return Number(/^vivid_jobs_total\{[^}]*outcome="answered"[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0)
}

test('the settings of compose are those of the servers', async () => {
  expect(await standIns.settings()).toEqual({ policy: 'noeviction' })
})

const sent = [
  ['a document', readPassport],
  ['a selfie', () => post(url(), livenessPath, { selfie: jpegOf(20_000) })],
] as const
test.each(examples(sent))('%s goes through', async (_, send) => {
  expect((await send()).status).toBe(200)
})

test('a worker is scaled, and the work is shared', async () => {
  const more = await Promise.all(Array.from({ length: replicas - 1 }, () => up(services.ocr!)))
  await Promise.all(more.map(healthy))
  const answers = await Promise.all(Array.from({ length: requests }, readPassport))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const counts = () => Promise.all([containers[1]!, ...more].map(answeredBy))
  // Counted a moment after the answer.
  await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count)).toBe(requests + 1)
  expect(Math.min(...(await counts()))).toBeGreaterThan(0)
})

test('a worker that is stopped finishes its work and ends with 0', async () => {
  const worker = containers.at(-1)!
  const answers = Promise.all(Array.from({ length: requests }, readPassport))
  expect(await worker.stop()).toBe(0)
  expect((await answers).every(({ status }) => status === 200)).toBe(true)
  expect(await worker.healthy()).toBe(false)
})

test('the development secret is refused, as the images run in production', async () => {
  const careless = readCompose({ ...filledBlanks, JWT_SECRET: 'vivid-development-secret-not-for-production' })
  const refused = await up(careless.gateway!)
  await eventually('it to end', () => refused.child.exitCode !== null)
  expect(refused.child.exitCode).toBe(1)
  expect(refused.output()).toContain('development secret')
})

test('the echo engine is refused, as the images run in production', async () => {
  const { environment, ...ocr } = readCompose(filledBlanks).ocr!
  const refused = await up({ ...ocr, environment: { ...environment, ECHO_ENGINE: 'true' } })
  await eventually('it to end', () => refused.child.exitCode !== null)
  expect(refused.child.exitCode).toBe(1)
  expect(refused.output()).toContain('ECHO_ENGINE')
})

test('blanks of .env stop compose before anything starts', () => {
  expect(() => readCompose({})).toThrow('fill it in .env')
})
