import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyWebhook, WebhookNotOurs } from './index.js'

const NOW_MS = 1_700_000_000_000
const body = JSON.stringify({ type: 'analysis.done', data: { id: 7 } })
const secretOf = (bytes: Buffer) => `whsec_${bytes.toString('base64')}`
const [first, second] = [randomBytes(24), randomBytes(24)]

const headersOf = (keys: readonly Buffer[], { id = 'analysis_7', atMs = NOW_MS } = {}) => {
  const timestamp = String(Math.floor(atMs / 1000))
  const sign = (key: Buffer) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const signature = keys.map((key) => `v1,${sign(key)}`).join(' ')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}
const verify = (
  headers: Parameters<typeof verifyWebhook>[0],
  text = body,
  secret: string | string[] = secretOf(first),
) => verifyWebhook(headers, text, secret, NOW_MS)

test('an event that was signed with the secret is told, whatever holds the headers', async () => {
  const headers = headersOf([first])
  expect(await verify(headers)).toEqual(JSON.parse(body))
  expect(await verify(new Headers(headers))).toEqual(JSON.parse(body))
  expect(await verify({ 'Webhook-Id': [headers['webhook-id']], ...headers })).toEqual(JSON.parse(body))
})

test('the example of the convention verifies', async () => {
  // Standard Webhooks, its reference libraries' own test vector.
  const text = '{"test": 2432232314}'
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  expect(await verifyWebhook(headers, text, secret, 1_614_265_330_000)).toEqual({ test: 2432232314 })
})

test('while secrets are replaced either side may have both', async () => {
  expect(await verify(headersOf([second, first]))).toBeTruthy()
  expect(await verify(headersOf([second]), body, [secretOf(first), secretOf(second)])).toBeTruthy()
})

test.each([
  ['another secret', () => verify(headersOf([second]))],
  ['an altered body', () => verify(headersOf([first]), body.replace('7', '8'))],
  ['another id', () => verify({ ...headersOf([first]), 'webhook-id': 'analysis_8' })],
  ['an old message', () => verify(headersOf([first], { atMs: NOW_MS - 301_000 }))],
  ['a message of the future', () => verify(headersOf([first], { atMs: NOW_MS + 301_000 }))],
  ['no signature', () => verify({ ...headersOf([first]), 'webhook-signature': '' })],
  ['a signature that is none', () => verify({ ...headersOf([first]), 'webhook-signature': 'v1,%%% v2,abc' })],
  ['no headers', () => verify({})],
])('%s is refused', async (_what, verified) => {
  await expect(verified()).rejects.toBeInstanceOf(WebhookNotOurs)
})
