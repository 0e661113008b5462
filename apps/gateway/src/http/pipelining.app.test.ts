import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse, head, listen, patient } from '../testing/converse.js'
import { replyWith } from '../testing/fake-ports.js'
import { jpeg, tokenWith } from '../testing/test-app.js'

let app: FastifyInstance
beforeAll(async () => {
  app = await listen(patient, 64e6, (world) => {
    world.reply = async () => {
      await sleep(100)
      return replyWith({ body: { valid: true } })
    }
  })
})
afterAll(() => app.close())

const token = tokenWith()
const find = (connection = 'keep-alive') =>
  `GET ${routes.transactions}1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: ${connection}\r\n\r\n`
const body = Buffer.concat([
  Buffer.from('--b\r\ncontent-disposition: form-data; name="selfie"; filename="a"\r\n\r\n'),
  jpeg,
  Buffer.from('\r\n--b--\r\n'),
]).toString('latin1')
/** Its answer takes a while. */
const upload = `${head(`Bearer ${token}`).replace(routes.ocr, routes.liveness)}content-length: ${body.length}\r\n\r\n${body}`
const chunked = (authorization: string) => `${head(authorization)}transfer-encoding: chunked\r\n\r\n`
const noise = '\x16\x03\x01\x02\r\n\r\n'

const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1.1 (\d+) /g)].map(([, status]) => Number(status))
const send = (bytes: string) => converse(app, (socket) => socket.write(bytes, 'latin1'))

// The answer to what was wrong overtook the others, and the connection was closed before they were written.
test.each([
  ['noise', upload + noise, [200, 400]],
  ['noise behind several', upload + find() + upload + noise, [200, 404, 200, 400]],
  ['headers without end', `${upload}GET / HTTP/1.1\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, [200, 431]],
  ['a body that is no body', `${upload}${chunked(`Bearer ${token}`)}zz\r\n`, [200, 400]],
  ['CONNECT', `${upload}CONNECT 10.0.0.1:443 HTTP/1.1\r\nhost: x\r\n\r\n`, [200, 405]],
  ['another expectation', `${upload}${head('x')}expect: 200-ok\r\ncontent-length: 0\r\n\r\n`, [200, 417]],
])('requests that were sent before %s are answered, in order', async (_what, bytes, statuses) => {
  const text = await send(bytes)
  expect(statusesOf(text)).toEqual(statuses)
  expect(text.slice(0, text.lastIndexOf('HTTP/1.1 '))).toContain('{"valid":true}')
  expect(text.slice(text.lastIndexOf('HTTP/1.1 '))).toMatch(/connection: close/i)
})

test('what is wrong is told also on a connection that has had answers', async () => {
  const text = await converse(app, (socket) => {
    socket.write(find())
    socket.once('data', () => socket.write(noise, 'latin1'))
  })
  expect(statusesOf(text)).toEqual([404, 400])
})

test('a caller who goes on with noise is told once', async () => {
  const text = await converse(app, async (socket) => {
    socket.write(upload + noise, 'latin1')
    await sleep(30)
    socket.write(noise, 'latin1')
    socket.write(find())
  })
  expect(statusesOf(text)).toEqual([200, 400])
})

test('a request that has its answer gets no second one for its body', async () => {
  const text = await converse(app, (socket) => {
    socket.write(`${chunked('Bearer none')}1\r\nx\r\n`)
    socket.once('data', () => socket.write('zz\r\n'))
  })
  expect(statusesOf(text)).toEqual([401])
})

test('a caller who wants the connection closed behind a request gets nothing behind its answer', async () => {
  expect(statusesOf(await send(find('close') + noise))).toEqual([404])
})
