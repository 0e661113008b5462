import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCallWebhook } from './call-webhook.js'
import type { Resolve } from './guarded-lookup.js'

/** A server of ours inside; what reaches it is noted. */
let server: Server
let port: number
const reached: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; hangs?: boolean } = { status: 200 }
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    reached.push({ path: request.url!, headers: request.headers, body })
    if (!answer.hangs) response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

const inside = [
  'http://127.0.0.1',
  'http://localhost',
  'http://127.1',
  'http://127.0.1',
  'http://2130706433',
  'http://0x7f000001',
  'http://0x7f.0.0.1',
  'http://0177.0.0.1',
  'http://017700000001',
  'http://127.0.0.1.',
  'http://①②⑦.⓪.⓪.①',
  'http://127。0。0。1',
  'http://%31%32%37.0.0.1',
  'http://0.0.0.0',
  'http://0',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[0:0:0:0:0:ffff:7f00:0001]',
  'http://[::127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://[ff02::1]',
  'https://10.0.0.1',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'https://169.254.169.254',
  'https://100.100.100.200',
  'https://[fd00:ec2::254]',
  'https://user:password@127.0.0.1',
  'https://198.18.0.1',
  'https://224.0.0.1',
  'https://255.255.255.255',
  'ftp://127.0.0.1',
  'file:///etc/passwd',
]

test.each(inside)('%s is not called', async (address) => {
  const before = reached.length
  const url = /^(ftp|file)/.test(address) ? address : `${address}:${port}/x`
  const called = await createCallWebhook({ allowedRanges: [], timeoutMs: 2_000 })(url, {}, '{}')
  expect(called).toMatchObject({ status: 0, problem: expect.any(String) })
  expect(called.problem).not.toMatch(/ECONN|timed|within/)
  expect(reached.length).toBe(before)
})

const fixed = (...answers: string[][]): Resolve => {
  let asked = 0
  return async () => {
    asked += 1
    const addresses = answers[Math.min(asked, answers.length) - 1]!
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
}

test('a name that leads inside is not called, also where it leads outside as well', async () => {
  const before = reached.length
  for (const addresses of [['127.0.0.1'], ['::ffff:127.0.0.1'], ['93.184.215.14', '127.0.0.1'], []]) {
    const call = createCallWebhook({ allowedRanges: [], resolve: fixed(addresses), timeoutMs: 2_000 })
    expect(await call(`https://evil.example:${port}/`, {}, '{}')).toMatchObject({ status: 0 })
  }
  expect(reached.length).toBe(before)
})

test('a name is asked for once: what it tells next, as by rebinding, is not heeded', async () => {
  const before = reached.length
  // 198.51.100.7 is for documents: allowed here, so that nothing outside is called. The second answer would lead inside.
  const resolve = fixed(['198.51.100.7'], ['127.0.0.1'])
  const call = createCallWebhook({ allowedRanges: ['198.51.100.0/24'], resolve, timeoutMs: 500 })
  expect(await call(`http://rebinding.example:${port}/`, {}, '{}')).toMatchObject({ status: 0 })
  expect(reached.length).toBe(before)
  expect((await call(`http://rebinding.example:${port}/`, {}, '{}')).problem).toMatch(/must not be called/)
  expect(reached.length).toBe(before)
})

test('what the operator allows is called, with its headers and its body', async () => {
  answer = { status: 204 }
  const call = createCallWebhook({ allowedRanges: ['127.0.0.0/8'] })
  expect(await call(`http://127.0.0.1:${port}/hook?a=1`, { 'webhook-id': 'one' }, '{"a":1}')).toEqual({
    status: 204,
    problem: null,
  })
  expect(reached.at(-1)).toMatchObject({
    path: '/hook?a=1',
    body: '{"a":1}',
    headers: { 'webhook-id': 'one', 'content-type': 'application/json' },
  })
})

test('a redirect is an answer like any other: nobody follows it', async () => {
  const before = reached.length
  const call = createCallWebhook({ allowedRanges: ['127.0.0.0/8'] })
  for (const status of [301, 302, 303, 307, 308]) {
    answer = { status, headers: { location: `http://127.0.0.1:${port}/secret` } }
    expect(await call(`http://127.0.0.1:${port}/hook`, {}, '{}')).toEqual({ status, problem: `HTTP ${status}` })
  }
  expect(reached.slice(before).map(({ path }) => path)).not.toContain('/secret')
})

test('a receiver that hangs is given up', async () => {
  answer = { status: 200, hangs: true }
  const call = createCallWebhook({ allowedRanges: ['127.0.0.0/8'], timeoutMs: 200 })
  expect(await call(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ status: 0, problem: 'no answer within 200 ms' })
})

test('so is a name that nobody resolves', async () => {
  const resolve: Resolve = () => new Promise(() => undefined)
  const call = createCallWebhook({ allowedRanges: [], resolve, timeoutMs: 50 })
  const called = await call('https://slow.example/', {}, '{}')
  expect(called).toEqual({ status: 0, problem: 'no answer within 50 ms' })
})

test('a name that hangs is looked up once, however often it is called; one that was found, each time', async () => {
  const asked: string[] = []
  const resolve: Resolve = (host) => {
    asked.push(host)
    return host === 'slow.example' ? new Promise(() => undefined) : Promise.reject(new Error('unknown'))
  }
  const call = createCallWebhook({ allowedRanges: [], resolve, timeoutMs: 20 })
  await Promise.all(Array.from({ length: 8 }, () => call('https://slow.example/', {}, '{}')))
  await call('https://slow.example/', {}, '{}')
  expect(asked).toEqual(['slow.example'])
  for (let n = 0; n < 2; n += 1) await call('https://other.example/', {}, '{}')
  expect(asked).toEqual(['slow.example', 'other.example', 'other.example'])
})

test('a certificate is checked', async () => {
  answer = { status: 200 }
  // The server speaks no TLS: whatever it says cannot be proved.
  const before = reached.length
  const call = createCallWebhook({ allowedRanges: ['127.0.0.0/8'], timeoutMs: 2_000 })
  expect(await call(`https://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ status: 0 })
  expect(reached.length).toBe(before)
})
