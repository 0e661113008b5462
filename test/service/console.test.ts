import { interfaceVersion, limits, type ServiceState } from '@vivid/contract'
import { describe, expect, inject, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${inject('echoUrl')}${path}`, { headers })
const operator = { authorization: `Bearer ${makeToken({ operator: true })}` }

describe('the page', () => {
  test('allows nothing from elsewhere and nothing inline', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/https?:/)
    const html = await response.text()
    expect(html).not.toMatch(/<script(?![^>]*src="\/)/)
    expect(html).not.toMatch(/https?:/)
  })

  test('its script is compressed and kept for good, the page itself is asked for again', async () => {
    const html = await (await get('/')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
    const response = await get(script, { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/', { 'if-none-match': page.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('nothing but its own files is served', async () => {
    for (const path of ['/assets/../../package.json', '/index.html', '/specimens/', '/assets/none.js']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})

test('a service with a secret of its own gives no tokens away', async () => {
  const session = await (await get('/console/session')).json()
  const maxBytes = { document: limits.documentBytes, selfie: limits.selfieBytes }
  expect(session).toEqual({ version: interfaceVersion, token: null, proofToken: null, maxBytes })
})

describe('the state of the service', () => {
  test('is for operators only', async () => {
    expect((await get('/console/state')).status).toBe(401)
    const customer = { authorization: `Bearer ${makeToken()}` }
    expect((await get('/console/state', customer)).status).toBe(403)
    expect((await get('/console/usage', customer)).status).toBe(403)
  })

  test('says what the metrics say: workers, outcomes by code, latency, last errors', async () => {
    await post(inject('echoUrl'), livenessPath, { selfie: jpegOf(2_000) })
    // Other files ask the same service: until nothing waits, the worker is heard of and the newest error is one like ours.
    const state = await eventually('a state with our error on top', async () => {
      await post(inject('echoUrl'), livenessPath, {})
      const read = (await (await get('/console/state', operator)).json()) as ServiceState
      const { waiting, workers } = read.kinds['selfie-liveness']
      const isOurs = read.errors[0]?.code === 708 && read.errors[0].status === 400
      return waiting === 0 && workers === 1 && isOurs ? read : null
    })
    // No password is set here.
    expect(state.board).toBeNull()
    expect(state.kinds['selfie-liveness']).toMatchObject({ workers: 1, threads: 1 })
    const counted = (outcome: string, code: string) =>
      state.requests.find((one) => one.endpoint === 'liveness' && one.outcome === outcome && one.code === code)?.count
    expect(counted('answered', 'none')).toBeGreaterThan(0)
    expect(counted('rejected', '708')).toBeGreaterThan(0)
    expect(state.errors[0]).toMatchObject({ endpoint: 'liveness', outcome: 'rejected', status: 400 })
    expect(state.latency.find(({ endpoint }) => endpoint === 'liveness')!.count).toBeGreaterThan(1)
  })
})
