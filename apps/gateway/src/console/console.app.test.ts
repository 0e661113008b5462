import { byKind, interfaceVersion, routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'
import { loadPages } from './console-settings.js'

const maxBytes = { document: 1_000, selfie: 2_000 }
const options = {
  countWorkers: async () => byKind(() => ({ workers: 0, threads: 0, busyThreads: 0 })),
  board: () => null,
  openClaims: null,
  maxBytes,
}
let [withConsole, without]: FastifyInstance[] = []
beforeAll(async () => {
  const site = await loadPages()
  withConsole = await buildTestApp(fakePorts().ports, { site, console: options })
  without = await buildTestApp(fakePorts().ports, { site })
})
afterAll(() => Promise.all([withConsole!.close(), without!.close()]))
const get = (url: string, headers: Record<string, string> = {}) => withConsole!.inject({ url, headers })
const bearer = (claims: object) => ({ authorization: `Bearer ${tokenWith(claims)}` })

describe('the page', () => {
  test('allows nothing from elsewhere and nothing inline', async () => {
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    for (const text of [policy, body]) expect(text).not.toMatch(/unsafe|https?:/)
    expect(body).not.toMatch(/<script(?![^>]*src="\/)/)
  })

  test('its script is compressed and kept for good, the page itself is asked for again', async () => {
    const page = await get('/')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)![1]!
    const { headers } = await get(script, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['cache-control']).toContain('immutable')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect((await get('/', { 'if-none-match': page.headers.etag! })).statusCode).toBe(304)
  })

  test.each(['/assets/../../package.json', '/index.html', '/specimens/', '/assets/none.js'])(
    'nothing but its own files is served: %s',
    async (path) => expect((await get(path)).statusCode).toBe(404),
  )

  test.each(['/', '/console/session', '/console/state', '/specimens/passport.jpg'])(
    'where the console is switched off, %s is not there',
    async (url) => {
      expect((await without!.inject({ url })).statusCode).toBe(404)
      expect((await without!.inject({ url: '/docs' })).statusCode, 'the reference is').toBe(200)
    },
  )
})

test('a service with a secret of its own gives no tokens away', async () => {
  const session = (await get('/console/session')).json()
  expect(session).toEqual({ version: interfaceVersion, token: null, proofToken: null, maxBytes })
})

test('where everybody knows the secret, the page is given tokens, one of them for the proof of life', async () => {
  const app = await buildTestApp(fakePorts().ports, { console: { ...options, openClaims: { sub: 'console' } } })
  const { token, proofToken } = (await app.inject({ url: '/console/session' })).json()
  const claimsOf = (one: string) => JSON.parse(Buffer.from(one.split('.')[1]!, 'base64url').toString())
  expect(claimsOf(token).services).not.toContain('id_reader_plus')
  expect(claimsOf(proofToken).services).toContain('id_reader_plus')
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: `${routes.transactions}1`, headers })).statusCode).toBe(404)
  await app.close()
})

test('the state of the service, and what everybody used, is for operators only', async () => {
  for (const path of ['/console/state', '/console/usage']) {
    const statuses = [await get(path), await get(path, bearer({})), await get(path, bearer({ operator: true }))]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200])
  }
})
