import { jobKinds } from '@vivid/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { type Service, startService } from '../support/service.js'

const password = 'a password for tests'
const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
let backends: Backends
let service: Service

beforeAll(async () => {
  backends = await startBackends()
  service = await startService(backends, { workers: [], gatewayEnv: { QUEUE_BOARD_PASSWORD: password } })
})
afterAll(async () => {
  await service?.stop()
  await backends?.stop()
})

const ask = (path: string, options: RequestInit = {}, adminPort = service.gateway.ports.adminPort) =>
  fetch(`http://127.0.0.1:${adminPort}${path}`, options)
const asOperator = { headers: { authorization } }

test('is not there unless it is switched on, and never on the public port', async () => {
  expect((await ask('/queues', asOperator, inject('echoAdminPort'))).status).toBe(404)
  expect((await fetch(`${service.url}/queues`, asOperator)).status).toBe(404)
  expect((await fetch(`${inject('echoUrl')}/queues`, asOperator)).status).toBe(404)
})

test('asks for the password, for every path', async () => {
  for (const path of ['/queues', '/queues/', '/queues/api/queues', '/queues/static/js/x.js']) {
    const refused = await ask(path)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
  }
  const wrong = `Basic ${Buffer.from('admin:wrong').toString('base64')}`
  expect((await ask('/queues', { headers: { authorization: wrong } })).status).toBe(401)
})

test('shows the page, its scripts and the three queues', async () => {
  const page = await ask('/queues', asOperator)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const html = await page.text()
  expect(html).toContain('Vivid queues')
  const script = /src="(static\/js\/main[^"]+)"/.exec(html)![1]
  expect((await ask(`/queues/${script}`, asOperator)).status).toBe(200)
  const listed = (await (await ask('/queues/api/queues?activeQueue=vivid-ocr', asOperator)).json()) as {
    queues: { name: string; readOnlyMode: boolean }[]
  }
  expect(listed.queues.map(({ name }) => name).sort()).toEqual(jobKinds.map((kind) => `vivid-${kind}`).sort())
  expect(listed.queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true)
})

test('changes nothing', async () => {
  const paused = await ask('/queues/api/queues/vivid-ocr/pause', { ...asOperator, method: 'PUT' })
  expect(paused.status).toBe(405)
})

test('health and metrics ask for no password', async () => {
  expect((await ask('/health/live')).status).toBe(200)
  expect((await ask('/metrics')).status).toBe(200)
})
