import { once } from 'node:events'
import { STATUS_CODES } from 'node:http'
import { limits, routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { converse, head, listen } from '../testing/converse.js'
import { tokenWith } from '../testing/test-app.js'

let app: FastifyInstance
beforeAll(async () => {
  app = await listen()
})
afterAll(() => app.close())

test('a body over the limit is refused by its stated length, before it comes', async () => {
  const text = await converse(app, (socket) => {
    socket.write(`${head(`Bearer ${tokenWith()}`)}content-length: ${limits.bodyBytes + 1}\r\n\r\n`)
    socket.on('data', () => socket.end())
  })
  expect(text).toMatch(/^HTTP\/1.1 413 Payload Too Large/)
})

describe('what is no HTTP is answered in JSON', () => {
  test.each([
    ['noise', '\x16\x03\x01\x02\x00\x01', 400, 'malformed_request'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400, 'malformed_request'],
    ['two lengths', `${head('x')}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400, 'malformed_request'],
    ['no Host', 'GET /docs HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
    ['two Hosts', 'GET /docs HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
    ['one Host twice', 'GET /docs HTTP/1.0\r\nhost: a\r\nHOST: a\r\n\r\n', 400, 'malformed_request'],
    ['a Host that is none', 'GET /docs HTTP/1.1\r\nhost: a/b@c\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
    ['two expectations', `${head('x')}expect: 100-continue, x\r\ncontent-length: 3\r\n\r\n`, 417, 'expectation_failed'],
    ['another expectation', `${head('x')}expect: 200-ok\r\ncontent-length: 3\r\n\r\n`, 417, 'expectation_failed'],
    ['QUERY', `QUERY ${routes.ocr} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 405, 'method_not_allowed'],
    ['QUERY of nothing', 'QUERY /x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404, 'not_found'],
    ['CONNECT', 'CONNECT 10.0.0.1:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method_not_allowed'],
    ['headers of 100 kB', `GET / HTTP/1.1\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [
      'a path that cannot be decoded',
      'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'malformed_request',
    ],
  ])('%s', async (_name, bytes, status, reason) => {
    const text = await converse(app, (socket) => socket.write(bytes, 'latin1'))
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`))
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ reason })
  })
})

test('what arrives on a kept connection while the gateway drains is answered as ever', async () => {
  const draining = await listen()
  const text = await converse(draining, async (socket) => {
    const arrived = once(draining.server, 'request')
    socket.write(`${head('none')}content-length: 2\r\n\r\nx`)
    await arrived
    void draining.close()
    await expect.poll(() => draining.server.listening, { interval: 10 }).toBe(false)
    socket.write(`x${head('none')}content-length: 0\r\n\r\n`)
  })
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
  expect(text.split('HTTP/1.1')[2]).toMatch(/connection: close/i)
})

test.each([
  '',
  'vivid.example',
  'VIVID_1.example:8080',
  '127.0.0.1:80',
  '[::1]:8080',
  '[fe80::1%eth0]',
  'xn--d1acufc.example.',
])('a Host may be %j', async (host) => {
  const text = await converse(app, (socket) =>
    socket.write(`GET /docs HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
  )
  expect(text).toMatch(/^HTTP\/1.1 200 /)
})
