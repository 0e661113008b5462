import { routes } from '@vivid/contract'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Process, secret, startApp } from '../support/service.js'
import { makeToken } from '../support/token.js'

const backends: Backends = await startBackends()
const running: Process[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()))
})
afterAll(() => backends.stop())

const start = async (name: string, env: Record<string, string> = {}): Promise<Process> => {
  const gateway = { PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  const worker = { ECHO_ENGINE: 'true', WORKER_THREADS: '1' }
  const own = { ...backends.env, ...(name === 'gateway' ? gateway : worker), ...env }
  const process = await startApp(name, own)
  running.push(process)
  return process
}
const urlOf = ({ ports }: Process) => `http://127.0.0.1:${ports.port}`

const sendTo = async (gateway: Process, seed: number): Promise<number> => {
  const parts = { document_type: 'passport', frontside: jpegOf(9_000, seed) }
  const { status, body } = await post(urlOf(gateway), ocrPath, parts, { headers: { prefer: 'respond-async' } })
  expect(status).toBe(202)
  return body.id
}
const look = async (gateway: Process, id: number, prefer = 'wait=20') => {
  const headers = { authorization: `Bearer ${makeToken()}`, prefer }
  const response = await fetch(`${urlOf(gateway)}${routes.transactions}${id}`, { headers })
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  return { headers: response.headers, body: (await response.json()) as any }
}
const ended = async (gateway: Process, id: number) => {
  while (true) {
    const { body } = await look(gateway, id)
    if (!['waiting', 'running'].includes(body.state)) return body
  }
}
const untilRunning = (gateway: Process, ids: readonly number[]) =>
  expect
    .poll(async () => (await Promise.all(ids.map((id) => look(gateway, id, '')))).map(({ body }) => body.state), {
      timeout: 60_000,
    })
    .toContain('running')

test('without workers it waits; when its gateway and the worker that had it are killed, others end it', async () => {
  const first = await start('gateway')
  const ids = await Promise.all(Array.from({ length: 6 }, (_, seed) => sendTo(first, seed)))
  const seen = await Promise.all(ids.map((id) => look(first, id, '')))
  expect(seen.map(({ body }) => body.state)).toContain('waiting')
  for (const { headers } of seen) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const worker = await start('ocr', { ECHO_ENGINE_MS: '2000' })
  await untilRunning(first, ids)
  const second = await start('gateway')
  await Promise.all([first.stop('SIGKILL'), worker.stop('SIGKILL')])
  await start('ocr')
  for (const id of ids) expect(await ended(second, id)).toMatchObject({ state: 'done', status: 200 })
})

test('a gateway that is told to end hands over what it cannot end', async () => {
  const first = await start('gateway')
  const ids = await Promise.all(Array.from({ length: 4 }, (_, seed) => sendTo(first, 10 + seed)))
  await start('ocr', { ECHO_ENGINE_MS: '1500' })
  await untilRunning(first, ids)
  const second = await start('gateway')
  await first.stop()
  for (const id of ids) expect(await ended(second, id)).toMatchObject({ state: 'done', status: 200 })
})

test('what nobody could do by its deadline has failed with 504, and its key is free again', async () => {
  const gateway = await start('gateway', { ASYNC_DEADLINE_SECONDS: '1' })
  const parts = { document_type: 'passport', frontside: jpegOf(9_000, 20) }
  const headers = { prefer: 'respond-async', 'idempotency-key': 'late' }
  const told = await post(urlOf(gateway), ocrPath, parts, { headers })
  const body = await ended(gateway, told.body.id)
  expect(body).toMatchObject({
    state: 'failed',
    status: 504,
    error: 'deadline_exceeded',
    result: { reason: 'deadline_exceeded' },
  })
  const again = await post(urlOf(gateway), ocrPath, parts, { headers })
  expect(again.body.id).not.toBe(told.body.id)
})

test('a full store refuses, and one that is switched off makes every caller wait', async () => {
  const full = await start('gateway', { MAX_ASYNC_WAITING: '1' })
  await sendTo(full, 30)
  const parts = { document_type: 'passport', frontside: jpegOf(9_000, 31) }
  const headers = { prefer: 'respond-async' }
  const refused = await post(urlOf(full), ocrPath, parts, { headers })
  expect(refused).toMatchObject({ status: 503, body: { reason: 'overloaded' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await start('ocr')
  const off = await start('gateway', { MAX_ASYNC_WAITING: '0' })
  const awaited = await post(urlOf(off), ocrPath, parts, { headers })
  expect(awaited.status).toBe(200)
  expect(awaited.headers.get('preference-applied')).toBeNull()
})
