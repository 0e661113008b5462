import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { limits, routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listen, patient } from '../testing/converse.js'
import type { World } from '../testing/fake-ports.js'
import { replyWithSamples } from '../testing/reply-with-samples.js'
import { formOf, tokenWith } from '../testing/test-app.js'

/** Less than the uploads that are begun would take. */
const ROOM_BYTES = 3e6
const BEGUN = 60

let app: FastifyInstance
let world: World
const sockets: Socket[] = []
beforeAll(async () => {
  app = await listen(patient, ROOM_BYTES, (made, ports) => {
    world = made
    replyWithSamples(world)
    ports.receive.maxSelfieBytes = limits.selfieBytes
  })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => app.close())
const port = () => (app.server.address() as AddressInfo).port

/** Begins an upload of so many bytes, and sends five of them. Resolves when the gateway has read them. */
const begin = async (tenant: string, path: string, bytes: number) => {
  const socket = connect(port(), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${tokenWith({ sub: tenant })}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${bytes}`,
    // Told that it may send its body, or refused: either way the gateway has dealt with its head.
    'expect: 100-continue',
  ]
  const answered = once(socket, 'data')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await answered
  socket.write('--b\r\n')
}

const picture = Buffer.alloc(75_000, Buffer.from([0xff, 0xd8, 0xff]))
const send = async (tenant: string, path: string, parts: Parameters<typeof formOf>[0]) => {
  const { headers, payload } = await formOf(parts)
  const authorization = `Bearer ${tokenWith({ sub: tenant })}`
  const body = new Uint8Array(payload)
  const url = `http://127.0.0.1:${port()}${path}`
  return (await fetch(url, { method: 'POST', body, headers: { authorization, ...headers } })).status
}

// Each held a place in the queues and room in memory for a minute: everybody else was refused.
test.each([
  ['documents of 100 kB', routes.ocr, 100_000],
  ['selfies of 300 kB', routes.liveness, 300_000],
  ['a kilobyte', routes.ocr, 1_000],
])('while two tenants hold many half-sent uploads of %s, a stranger is answered', async (_what, path, bytes) => {
  await Promise.all(Array.from({ length: BEGUN }, (_, index) => begin(`hoarder ${index % 2}`, path, bytes)))
  expect(world.held, 'places in the queues').toBe(0)
  const strangers = Array.from({ length: 5 }, (_, index) => [
    send(`stranger ${index}`, routes.ocr, [
      ['document_type', 'passport'],
      ['frontside', picture],
    ]),
    send(`stranger ${index}`, routes.liveness, [['selfie', picture]]),
  ])
  expect(await Promise.all(strangers.flat())).toEqual(Array.from({ length: 10 }, () => 200))
})
