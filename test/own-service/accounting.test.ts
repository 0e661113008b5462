import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AuditLine, problemsOf, routes, type UsageReport } from '@vivid/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { root, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

let backends: Backends
let service: Service
let folder: string
let auditFile: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  auditFile = join(folder, 'audit.ndjson')
  backends = await startBackends()
  service = await startService(backends, {
    workers: ['ocr', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true' },
    gatewayEnv: { AUDIT_LOG: auditFile, TENANT_LIMITS: '{"acme": {}}', RECORD_SECONDS: '86400' },
  })
})
afterAll(async () => {
  await service.stop()
  await backends.stop()
  await rm(folder, { recursive: true, force: true })
})

const patience = { timeout: 60_000, interval: 100 }
const acme = makeToken({ sub: 'acme', jti: 'acme-1' })
const globex = makeToken({ sub: 'globex' })
const lines = async (): Promise<Record<string, unknown>[]> =>
  (await readFile(auditFile, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const own = async (token: string, query = '') => {
  const { text } = await get(`${service.url}${routes.usage}${query}`, { authorization: `Bearer ${token}` })
  return JSON.parse(text) as UsageReport
}
const everybody = async () =>
  JSON.parse((await get(`http://127.0.0.1:${service.gateway.ports.adminPort}/usage`)).text) as UsageReport
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)

const passport = (seed: number) => ({ document_type: 'passport', return_id: 'True', frontside: jpegOf(9_000, seed) })

test('what callers count, audit lines tell and usage says is the same', async () => {
  const ids: number[] = []
  for (const token of [acme, acme, globex]) {
    const { status, body } = await post(service.url, ocrPath, passport(ids.length), { token })
    expect(status).toBe(200)
    ids.push(body.id)
  }
  const selfie = await post(service.url, livenessPath, { selfie: jpegOf(9_000), return_id: 'True' }, { token: acme })
  ids.push(selfie.body.id)
  // One transaction, whoever asks for it again.
  const headers = { 'idempotency-key': 'once' }
  const first = await post(service.url, ocrPath, passport(7), { token: acme, headers })
  const again = await post(service.url, ocrPath, passport(7), { token: acme, headers })
  expect(again.body.id).toBe(first.body.id)
  ids.push(first.body.id)
  const deferred = await post(service.url, ocrPath, passport(8), { token: acme, headers: { prefer: 'respond-async' } })
  expect(deferred.status).toBe(202)
  ids.push(deferred.body.id)
  // None of these became a transaction.
  expect((await post(service.url, ocrPath, passport(9), { token: 'nobody' })).status).toBe(401)
  expect((await post(service.url, ocrPath, { document_type: 'passport' }, { token: acme })).status).toBe(400)

  await expect.poll(async () => (await lines()).length, patience).toBe(ids.length)
  const written = await lines()
  expect(written.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(written.flatMap(problemsOf(AuditLine))).toEqual([])
  for (const line of written) expect(line).toMatchObject({ audit: 'transaction', outcome: 'answered', status: 200 })
  const tokens = written.filter(({ tenant }) => tenant === 'acme').map(({ token }) => token)
  expect(new Set(tokens)).toEqual(new Set(['acme-1']))
  expect(written.find(({ tenant }) => tenant === 'globex')!.token).toMatch(/^sha256:[0-9a-f]{64}$/)

  const [ofAcme, ofGlobex, ofAll] = [await own(acme), await own(globex), await everybody()]
  expect([sum(ofAcme.transactions), sum(ofGlobex.transactions)]).toEqual([5, 1])
  expect(ofAcme.kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['ocr', 4],
    ['selfie-liveness', 1],
  ])
  expect(new Set(ofAcme.kinds.map(({ tenant }) => tenant))).toEqual(new Set(['acme']))
  expect(ofAll.kinds).toEqual([...ofAcme.kinds, ...ofGlobex.kinds])
  expect(sum(ofAll.transactions)).toBe(written.length)
})

test('an erasure has a line of its own', async () => {
  const { body } = await post(service.url, ocrPath, passport(20), { token: acme })
  const erase = () =>
    fetch(`${service.url}${routes.transactions}${body.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${acme}` },
    })
  await Promise.all([erase(), erase()])
  await erase()
  const erasures = async () => (await lines()).filter(({ id, audit }) => id === body.id && audit === 'erasure')
  await expect.poll(erasures, patience).toMatchObject([{ tenant: 'acme', token: 'acme-1' }])
  expect((await erasures()).flatMap(problemsOf(AuditLine))).toEqual([])
})

test('vivid usage tells a tenant its own, and who runs the service everybody’s', async () => {
  const vivid = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'apps/cli/bin/vivid.mjs'), ...args])
    return JSON.parse(stdout) as UsageReport
  }
  const table = join(folder, 'usage.csv')
  expect(await vivid('usage', '--url', service.url, '--token', globex, '--csv', table)).toEqual(await own(globex))
  expect(await readFile(table, 'utf8')).toMatch(/^tenant,day,kind,outcome,count\r\nglobex,/)
  const admin = `http://127.0.0.1:${service.gateway.ports.adminPort}`
  expect(await vivid('usage', '--admin', admin)).toEqual(await everybody())
})

test('a period may be asked for, and a table; nobody is told of others', async () => {
  expect((await own(acme, '?from=2020-01-01&to=2020-01-31')).transactions).toEqual([])
  const table = await get(`${service.url}${routes.usage}/?format=csv`, {
    authorization: `Bearer ${globex}`,
  })
  expect(table.type).toContain('text/csv')
  expect(table.text).toMatch(/^tenant,day,kind,outcome,count\r\nglobex,[\d-]+,ocr,answered,1\r\n$/)
  expect(await get(`${service.url}${routes.usage}`)).toMatchObject({ status: 401 })
  const inSpanish = { authorization: `Bearer ${acme}`, 'accept-language': 'es' }
  const wrong = await get(`${service.url}${routes.usage}?from=soon`, inSpanish)
  expect(wrong.status).toBe(400)
  const { reason, error } = JSON.parse(wrong.text)
  expect([reason, error]).toEqual(['invalid_period', expect.stringContaining('from debe ser un día como')])
  const admin = `http://127.0.0.1:${service.gateway.ports.adminPort}`
  expect(await get(`${admin}/usage?to=x`)).toMatchObject({ status: 400 })
  expect((await get(`${admin}/usage?format=csv`)).text).toContain('\r\nacme,')
  expect((await get(`${admin}/metrics`)).text).toContain(
    'vivid_transactions_total{tenant="acme",kind="selfie-liveness",outcome="answered",process="gateway"} 1',
  )
  expect((await get(`${admin}/metrics`)).text).not.toContain('globex')
})
