import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook } from '@vivid/client'
import { routes } from '@vivid/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const secrets = ['whsec_c2VjcmV0IG9mIHRlc3RzLCBsb25nIGVub3VnaA==', 'whsec_YW5vdGhlciBzZWNyZXQgb2YgdGhlIHRlc3Rz']
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let statuses: number[] = []
let receiver: Server
let backends: Backends
let service: Service
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/vivid`
  const tenants = {
    told: { webhook: { url, secrets } },
    answered: { webhook: { url, secrets: secrets.slice(1), data: true } },
    inside: { webhook: { url: 'http://169.254.169.254/latest/meta-data', secrets } },
  }
  backends = await startBackends()
  service = await startService(backends, {
    workers: ['selfie-liveness'],
    env: { ECHO_ENGINE: 'true' },
    gatewayEnv: { TENANT_LIMITS: JSON.stringify(tenants), WEBHOOK_ALLOWED_RANGES: '127.0.0.1' },
  })
})
afterAll(async () => {
  await service.stop()
  await backends.stop()
  await new Promise((resolve) => receiver.close(resolve))
})

const later = async (sub: string, seed: number): Promise<number> => {
  const options = { token: makeToken({ sub }), headers: { prefer: 'respond-async' } }
  return (await post(service.url, livenessPath, { selfie: jpegOf(9_000, seed) }, options)).body.id
}

test('a tenant is told when an analysis has ended, signed, and without its answer', async () => {
  const id = await later('told', 1)
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
  const { headers, body } = received[0]!
  for (const secret of secrets) {
    expect(await verifyWebhook(headers, body, secret)).toEqual({
      type: 'analysis.done',
      timestamp: expect.stringMatching(/Z$/),
      data: { id, kinds: ['selfie-liveness'], valid: true, error_code: null, reason: null },
    })
  }
  await expect(verifyWebhook(headers, body.replace('done', 'gone'), secrets)).rejects.toThrow()
  await later('untold', 2)
})

test('one that wants the answer gets it; a receiver that refuses is asked again', async () => {
  received.length = 0
  statuses = [503]
  const id = await later('answered', 3)
  await expect.poll(() => received.length, { timeout: 60_000, interval: 100 }).toBe(2)
  expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id'])
  const event = await verifyWebhook(received[1]!.headers, received[1]!.body, secrets)
  expect(event.data).toMatchObject({ id, result: { valid: true } })
})

test('an address inside is not called; what is still being tried is neither listed nor replayed', async () => {
  const id = await later('inside', 4)
  const authorization = `Bearer ${makeToken({ sub: 'inside' })}`
  const state = async () => {
    const answer = await fetch(`${service.url}${routes.transactions}${id}`, { headers: { authorization } })
    return (await answer.json()).state
  }
  await expect.poll(state, { timeout: 60_000 }).toBe('done')
  const ask = (path: string, method = 'GET') => fetch(`${service.url}${path}`, { method, headers: { authorization } })
  const listed = await ask(routes.webhooks)
  expect(await listed.json()).toEqual({ failed: [] })
  const replayed = await ask(`${routes.webhooks}analysis_${id}`, 'POST')
  expect([replayed.status, (await replayed.json()).reason]).toEqual([404, 'webhook_unknown'])
})
