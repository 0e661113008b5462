import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

let backends: Backends
let service: Service
const sockets: Socket[] = []

beforeAll(async () => {
  backends = await startBackends()
  service = await startService(backends, {
    workers: ['ocr', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true' },
    gatewayEnv: { REQUEST_TIMEOUT_MS: '30000' },
  })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await service?.stop()
  await backends?.stop()
})

/** Begins an upload of so many bytes, and sends five of them. Resolves when the gateway has read them. */
const begin = async (tenant: string, path: string, bytes: number) => {
  const { port } = new URL(service.url)
  const socket = connect(Number(port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${makeToken({ sub: tenant })}`,
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

// Each held a place in the queues and room in memory for a minute: everybody else was refused.
test.each([
  ['documents of 2 MB', ocrPath, 2_000_000],
  ['selfies of 10 MB', livenessPath, 10_000_000],
  ['a kilobyte', ocrPath, 1_000],
])('while two tenants hold 160 half-sent uploads of %s, a stranger is answered', async (_what, path, bytes) => {
  await Promise.all(Array.from({ length: 160 }, (_, index) => begin(`hoarder ${index % 2}`, path, bytes)))
  const send = async (tenant: string) => {
    const token = makeToken({ sub: tenant })
    const ocr = post(service.url, ocrPath, { document_type: 'passport', frontside: jpegOf(1_500_000) }, { token })
    const selfie = post(service.url, livenessPath, { selfie: jpegOf(1_500_000) }, { token })
    return (await Promise.all([ocr, selfie])).map(({ status }) => status)
  }
  const strangers = Array.from({ length: 10 }, (_, index) => send(`stranger ${index}`))
  expect((await Promise.all(strangers)).flat()).toEqual(Array.from({ length: 20 }, () => 200))
})
