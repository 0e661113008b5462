import { STATUS_CODES } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits, routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'
import { createBodyRoom } from '../upload/body-room.js'

/** Short, but longer than a busy machine may hold up a caller that does not dawdle. */
const patience = { headersMs: 1_000, uploadMs: 4_000, checkMs: 50, lingerMs: 2_400 }
/** What the slowest of them may take, on a busy machine. */
const soonMs = 60_000

let app: FastifyInstance
/** Has room for all that dawdle at once. */
let roomy: FastifyInstance
const open: Socket[] = []

const startApp = async (roomBytes = 6e6): Promise<FastifyInstance> => {
  const { ports } = fakePorts()
  ports.admit.bodyRoom = createBodyRoom(roomBytes)
  const started = await buildTestApp(ports, { patience })
  await started.listen({ port: 0, host: '127.0.0.1' })
  return started
}
beforeAll(async () => {
  ;[app, roomy] = await Promise.all([startApp(), startApp(64e6)])
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await Promise.all([app.close(), roomy.close()])
})

/** Sends what `talk` writes and resolves with what came back once the gateway has closed the connection. */
const converse = (talk: (socket: Socket) => void, { server } = app): Promise<{ text: string; ms: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => talk(socket))
    open.push(socket)
    let text = ''
    const late = setTimeout(() => reject(new Error(`still open after ${soonMs} ms: ${text}`)), soonMs)
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(late)
      resolve({ text, ms: performance.now() - startedAt })
    })
  })

const drip = (socket: Socket, piece: string, everyMs: number) => {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.on('close', () => clearInterval(timer))
}

const token = tokenWith()
const head = (authorization: string) =>
  `POST ${routes.ocr} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\n`
const typeField = '--b\r\ncontent-disposition: form-data; name="document_type"\r\n\r\npassport\r\n'
const fileStart = '--b\r\ncontent-disposition: form-data; name="frontside"; filename="a"\r\n\r\n'

describe('callers that take their time are cut off, with an answer where one is possible', () => {
  const converseRoomily = (talk: (socket: Socket) => void) => converse(talk, roomy)

  test.concurrent('headers that never end', async () => {
    const { text } = await converseRoomily((socket) => {
      socket.write(`POST ${routes.ocr} HTTP/1.1\r\nhost: x\r\n`)
      drip(socket, 'x-more: 1\r\n', 50)
    })
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(text).toContain('"reason":"request_timeout"')
  })

  test.concurrent('a body that trickles in', async () => {
    const { text } = await converseRoomily((socket) => {
      socket.write(`${head(`Bearer ${token}`)}content-length: 100000\r\n\r\n${fileStart}`)
      drip(socket, 'x', 50)
    })
    expect(text).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a body without end is refused and cut, not read on', async () => {
    const chunk = 'x'.repeat(65_536)
    const { text } = await converseRoomily((socket) => {
      const start = `${typeField}${fileStart}`
      socket.write(
        `${head(`Bearer ${token}`)}transfer-encoding: chunked\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`,
      )
      const piece = `${chunk.length.toString(16)}\r\n${chunk}\r\n`
      // Over the limit at once, and on.
      socket.write(piece.repeat(40))
      drip(socket, piece, 20)
    })
    expect(text).toMatch(/^HTTP\/1.1 413 /)
  })

  test('a body cut into single bytes is refused before it has cost seconds', async () => {
    const { text } = await converseRoomily((socket) => {
      const start = `${fileStart.length.toString(16)}\r\n${fileStart}\r\n`
      socket.write(`${head(`Bearer ${token}`)}transfer-encoding: chunked\r\n\r\n${start}`)
      socket.write('1\r\nx\r\n'.repeat(20_000))
    })
    expect(text).toMatch(/^HTTP\/1.1 400 /)
    expect(text).toContain('too many pieces')
  })

  test.concurrent('a stranger may not send a body without end either', async () => {
    const { text } = await converseRoomily((socket) => {
      socket.write(`${head('Bearer none')}transfer-encoding: chunked\r\n\r\n`)
      drip(socket, '5\r\nxxxxx\r\n', 20)
    })
    expect(text).toMatch(/^HTTP\/1.1 401 /)
    expect(text.match(/HTTP\/1.1/g)).toHaveLength(1)
  })
})

describe('a caller that reads only after it has written everything', () => {
  const size = 6 * 1024 * 1024
  const half = Buffer.alloc(size / 2)
  /** Enough for the answer: a document over 2 MB. */
  const firstHalf = Buffer.concat([Buffer.from(`${typeField}${fileStart}`), half]).subarray(0, half.length)
  const headOfAll = (connection: string) =>
    `${head(`Bearer ${token}`)}connection: ${connection}\r\ncontent-length: ${size}\r\n\r\n`

  // The connection used to be reset under it, and the answer with it.
  test.each(['close', 'keep-alive'])('gets its answer: %s', async (connection) => {
    const { text } = await converse(async (socket) => {
      socket.pause()
      socket.write(headOfAll(connection))
      await sleep(patience.lingerMs / 12)
      socket.write(firstHalf)
      await sleep(patience.lingerMs / 12)
      socket.write(half, () => socket.resume())
      socket.on('data', () => socket.end())
    })
    expect(text).toMatch(/^HTTP\/1.1 413 Payload Too Large/)
  })

  test('leaves no listeners behind on a connection that is kept', async () => {
    const sendAll = (socket: Socket) => {
      for (const piece of [headOfAll('keep-alive'), firstHalf, half]) socket.write(piece)
    }
    let answers = 0
    let listeners = 0
    app.server.once('connection', (socket) => {
      socket.on('close', () => {
        listeners = Math.max(socket.listenerCount('close'), listeners)
      })
    })
    await converse((socket) => {
      socket.on('data', () => {
        answers += 1
        if (answers === 12) socket.end()
        else sendAll(socket)
      })
      sendAll(socket)
    })
    expect(answers).toBe(12)
    expect(listeners).toBeLessThan(10)
  })
})

test('forms that would not find room in memory are refused before they come, until others are gone', async () => {
  const begin = (socket: Socket) =>
    socket.write(`${head(`Bearer ${token}`)}content-length: 3500000\r\n\r\n${typeField}${fileStart}`)
  const hangUpWhenAnswered = (socket: Socket) => {
    begin(socket)
    socket.on('data', () => socket.end())
  }
  const first = converse(begin)
  await sleep(200)
  const second = await converse(hangUpWhenAnswered)
  expect(second.text).toMatch(/^HTTP\/1.1 503 /)
  expect(second.text).toMatch(/retry-after: 1\r\n/i)
  expect((await first).text).toMatch(/^HTTP\/1.1 408 /)
  expect((await converse(begin)).text, 'it has room again').toMatch(/^HTTP\/1.1 408 /)
})

test('a body over the limit is refused by its stated length, before it comes', async () => {
  const { text } = await converse((socket) => {
    socket.write(`${head(`Bearer ${token}`)}content-length: ${limits.bodyBytes + 1}\r\n\r\n`)
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
    const { text } = await converse((socket) => socket.write(bytes, 'latin1'))
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`))
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ reason })
  })
})

test('what arrives on a kept connection while the gateway drains is answered as ever', async () => {
  const draining = await startApp()
  const { text } = await converse(async (socket) => {
    socket.write(`${head('none')}content-length: 2\r\n\r\nx`)
    await sleep(50)
    void draining.close()
    await sleep(50)
    socket.write(`x${head('none')}content-length: 0\r\n\r\n`)
  }, draining)
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
  expect(text.split('HTTP/1.1')[2]).toMatch(/connection: close/i)
})
