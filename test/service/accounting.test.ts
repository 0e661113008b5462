import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AuditLine, problemsOf, routes, type UsageReport } from '@vivid/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const admin = `http://127.0.0.1:${inject('echoAdminPort')}`
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const patience = { timeout: 60_000, interval: 100 }
const acme = makeToken({ sub: 'acme', jti: 'acme-1' })
const globex = makeToken({ sub: 'globex' })
const tenants = ['acme', 'globex']
const isOurs = ({ tenant }: { tenant?: unknown }) => tenants.includes(String(tenant))
/** Other files ask the same service, as other tenants. */
const lines = async (): Promise<Record<string, unknown>[]> =>
  (await readFile(inject('echoAuditFile'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(isOurs)
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const own = async (token: string, query = '') => {
  const { text } = await get(`${url}${routes.usage}${query}`, { authorization: `Bearer ${token}` })
  return JSON.parse(text) as UsageReport
}
const ours = ({ kinds, transactions }: UsageReport) => ({
  kinds: kinds.filter(isOurs),
  transactions: transactions.filter(isOurs),
})
const everybody = async () => ours(JSON.parse((await get(`${admin}/usage`)).text))
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)

const passport = (seed: number) => ({ document_type: 'passport', return_id: 'True', frontside: jpegOf(9_000, seed) })

test('what callers count, audit lines tell and usage says is the same', async () => {
  const ids: number[] = []
  for (const token of [acme, acme, globex]) {
    const { status, body } = await post(url, ocrPath, passport(ids.length), { token })
    expect(status).toBe(200)
    ids.push(body.id)
  }
  const selfie = await post(url, livenessPath, { selfie: jpegOf(9_000), return_id: 'True' }, { token: acme })
  ids.push(selfie.body.id)
  // One transaction, whoever asks for it again.
  const headers = { 'idempotency-key': 'once' }
  const first = await post(url, ocrPath, passport(7), { token: acme, headers })
  const again = await post(url, ocrPath, passport(7), { token: acme, headers })
  expect(again.body.id).toBe(first.body.id)
  ids.push(first.body.id)
  const deferred = await post(url, ocrPath, passport(8), { token: acme, headers: { prefer: 'respond-async' } })
  expect(deferred.status).toBe(202)
  ids.push(deferred.body.id)
  // None of these became a transaction.
  expect((await post(url, ocrPath, passport(9), { token: 'nobody' })).status).toBe(401)
  expect((await post(url, ocrPath, { document_type: 'passport' }, { token: acme })).status).toBe(400)

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
  const { body } = await post(url, ocrPath, passport(20), { token: acme })
  const erase = () =>
    fetch(`${url}${routes.transactions}${body.id}`, {
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
  const csv = join(folder, 'usage.csv')
  expect(await vivid('usage', '--url', url, '--token', globex, '--csv', csv)).toEqual(await own(globex))
  expect(await readFile(csv, 'utf8')).toMatch(/^tenant,day,kind,outcome,count\r\nglobex,/)
  expect(ours(await vivid('usage', '--admin', admin))).toEqual(await everybody())
})

test('a period may be asked for, and a table; nobody is told of others', async () => {
  expect((await own(acme, '?from=2020-01-01&to=2020-01-31')).transactions).toEqual([])
  const table = await get(`${url}${routes.usage}/?format=csv`, {
    authorization: `Bearer ${globex}`,
  })
  expect(table.type).toContain('text/csv')
  expect(table.text).toMatch(/^tenant,day,kind,outcome,count\r\nglobex,[\d-]+,ocr,answered,1\r\n$/)
  expect(await get(`${url}${routes.usage}`)).toMatchObject({ status: 401 })
  const inSpanish = { authorization: `Bearer ${acme}`, 'accept-language': 'es' }
  const wrong = await get(`${url}${routes.usage}?from=soon`, inSpanish)
  expect(wrong.status).toBe(400)
  const { reason, error } = JSON.parse(wrong.text)
  expect([reason, error]).toEqual(['invalid_period', expect.stringContaining('from debe ser un día como')])
  expect(await get(`${admin}/usage?to=x`)).toMatchObject({ status: 400 })
  expect((await get(`${admin}/usage?format=csv`)).text).toContain('\r\nacme,')
  expect((await get(`${admin}/metrics`)).text).toContain(
    'vivid_transactions_total{tenant="acme",kind="selfie-liveness",outcome="answered",process="gateway"} 1',
  )
  expect((await get(`${admin}/metrics`)).text).not.toContain('globex')
})
