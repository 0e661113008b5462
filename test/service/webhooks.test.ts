import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { verifyWebhook } from '@vivid/client'
import { routes } from '@vivid/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { webhookSecrets } from '../support/shown-tenants.js'
import { makeToken } from '../support/token.js'

const secrets = [...webhookSecrets]
const url = inject('echoUrl')
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let receiver: Server
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(inject('webhookPort'), '127.0.0.1', resolve))
})
afterAll(() => {
  receiver.close()
  receiver.closeAllConnections()
})

const later = async (sub: string, seed: number): Promise<number> => {
  const options = { token: makeToken({ sub }), headers: { prefer: 'respond-async' } }
  return (await post(url, livenessPath, { selfie: jpegOf(9_000, seed) }, options)).body.id
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

test('one that wants the answer gets it', async () => {
  received.length = 0
  const id = await later('answered', 3)
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
  const event = await verifyWebhook(received[0]!.headers, received[0]!.body, secrets)
  expect(event.data).toMatchObject({ id, result: { valid: true } })
})

test('an address inside is not called; what is still being tried is neither listed nor replayed', async () => {
  const id = await later('inside', 4)
  const authorization = `Bearer ${makeToken({ sub: 'inside' })}`
  const state = async () => {
    const answer = await fetch(`${url}${routes.transactions}${id}`, { headers: { authorization } })
    return (await answer.json()).state
  }
  await expect.poll(state, { timeout: 60_000 }).toBe('done')
  const ask = (path: string, method = 'GET') => fetch(`${url}${path}`, { method, headers: { authorization } })
  const listed = await ask(routes.webhooks)
  expect(await listed.json()).toEqual({ failed: [] })
  const replayed = await ask(`${routes.webhooks}analysis_${id}`, 'POST')
  expect([replayed.status, (await replayed.json()).reason]).toEqual([404, 'webhook_unknown'])
})
