import { once } from 'node:events'
import type { Socket } from 'node:net'
import { routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { converse, drip, fileStart, head, listen, patient, typeField } from '../testing/converse.js'
import { tokenWith } from '../testing/test-app.js'

const token = tokenWith()

describe('callers that take their time are cut off, with an answer where one is possible', () => {
  let [hasty, lingering]: FastifyInstance[] = []
  beforeAll(async () => {
    hasty = await listen({ ...patient, headersMs: 300, uploadMs: 300, checkMs: 20 })
    lingering = await listen({ ...patient, lingerMs: 500 })
  })
  afterAll(() => Promise.all([hasty!.close(), lingering!.close()]))

  test('headers that never end', async () => {
    const text = await converse(hasty!, (socket) => {
      socket.write(`POST ${routes.ocr} HTTP/1.1\r\nhost: x\r\n`)
      drip(socket, 'x-more: 1\r\n', 50)
    })
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(text).toContain('"reason":"request_timeout"')
  })

  test('a body that trickles in', async () => {
    const text = await converse(hasty!, (socket) => {
      socket.write(`${head(`Bearer ${token}`)}content-length: 100000\r\n\r\n${fileStart}`)
      drip(socket, 'x', 50)
    })
    expect(text).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a stranger may not send a body without end either', async () => {
    const text = await converse(lingering!, (socket) => {
      socket.write(`${head('Bearer none')}transfer-encoding: chunked\r\n\r\n`)
      drip(socket, '5\r\nxxxxx\r\n', 20)
    })
    expect(text).toMatch(/^HTTP\/1.1 401 /)
    expect(text.match(/HTTP\/1.1/g)).toHaveLength(1)
  })

  test('a body without end is refused and cut, not read on', async () => {
    const chunk = 'x'.repeat(65_536)
    const text = await converse(lingering!, (socket) => {
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
    const text = await converse(lingering!, (socket) => {
      const start = `${fileStart.length.toString(16)}\r\n${fileStart}\r\n`
      socket.write(`${head(`Bearer ${token}`)}transfer-encoding: chunked\r\n\r\n${start}`)
      socket.write('1\r\nx\r\n'.repeat(20_000))
    })
    expect(text).toMatch(/^HTTP\/1.1 400 /)
    expect(text).toContain('too many pieces')
  })
})

describe('a caller that reads only after it has written everything', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await listen()
  })
  afterAll(() => app.close())
  const size = 6 * 1024 * 1024
  const half = Buffer.alloc(size / 2)
  /** Enough for the answer: a document over 2 MB. */
  const firstHalf = Buffer.concat([Buffer.from(`${typeField}${fileStart}`), half]).subarray(0, half.length)
  const headOfAll = (connection: string) =>
    `${head(`Bearer ${token}`)}connection: ${connection}\r\ncontent-length: ${size}\r\n\r\n`

  // The connection used to be reset under it, and the answer with it.
  test.each(['close', 'keep-alive'])('gets its answer: %s', async (connection) => {
    const accepted = once(app.server, 'connection') as Promise<[Socket]>
    const text = await converse(app, async (socket) => {
      const [served] = await accepted
      let bytes = 0
      socket.pause()
      for (const piece of [Buffer.from(headOfAll(connection)), firstHalf]) {
        socket.write(piece)
        bytes += piece.length
        await expect.poll(() => served.bytesRead, { interval: 5 }).toBe(bytes)
      }
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
    await converse(app, (socket) => {
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
  const app = await listen(patient, 6e6)
  const begin = (socket: Socket) =>
    socket.write(`${head(`Bearer ${token}`)}content-length: 3500000\r\n\r\n${typeField}${fileStart}`)
  const untilAnswered = (socket: Socket) => {
    begin(socket)
    socket.on('data', () => socket.end())
  }
  const arrived = once(app.server, 'request')
  let hangUp: () => void = () => undefined
  const first = converse(app, (socket) => {
    begin(socket)
    hangUp = () => void socket.destroy()
  })
  await arrived
  const refused = await converse(app, untilAnswered)
  expect(refused).toMatch(/^HTTP\/1.1 503 /)
  expect(refused).toMatch(/retry-after: 1\r\n/i)
  hangUp()
  expect(await first).toBe('')
  // Its body ends before the form does, which is told to whoever was let in.
  const short = (socket: Socket) => {
    socket.write(`${head(`Bearer ${token}`)}content-length: ${typeField.length}\r\n\r\n${typeField}`)
    socket.on('data', () => socket.end())
  }
  await expect.poll(() => converse(app, short)).toMatch(/^HTTP\/1.1 400 /)
  await app.close()
})

// Two tenants that sent nothing kept everybody else out for a minute.
test('who holds room and sends nothing gives way to who has none, and is told so', async () => {
  const app = await listen(patient, 6e6)
  const hoard = (tenant: string) =>
    converse(app, (socket) => {
      socket.write(`${head(`Bearer ${tokenWith({ sub: tenant })}`)}content-length: 3000000\r\n\r\n${typeField}`)
      socket.on('data', () => socket.end())
    })
  let requests = 0
  app.server.on('request', () => {
    requests += 1
  })
  const hoarded = [hoard('one'), hoard('other')]
  await expect.poll(() => requests).toBe(2)
  const short = await converse(app, (socket) => {
    const authorization = `Bearer ${tokenWith({ sub: 'stranger' })}`
    socket.write(`${head(authorization)}content-length: ${typeField.length}\r\n\r\n${typeField}`)
    socket.on('data', () => socket.end())
  })
  // Its body ends before the form does, which is told to whoever was let in.
  expect(short).toMatch(/^HTTP\/1.1 400 /)
  const lost = await Promise.race(hoarded)
  expect(lost).toMatch(/^HTTP\/1.1 503 /)
  expect(lost).toMatch(/retry-after: 1\r\n/i)
  app.server.closeAllConnections()
  await app.close()
})
