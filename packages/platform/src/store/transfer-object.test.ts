import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createTransfer } from './transfer-object.js'

/** More than sockets hold of what nobody reads. */
const large = [Buffer.alloc(16e6), Buffer.alloc(16e6)]

test('an answer that comes before all was sent: the pieces are still being read', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.pause().write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bucketUrl = new URL(`http://127.0.0.1:${port}/`)
  const { put } = createTransfer({ sign: () => '/', bucketUrl, agent: new http.Agent() })
  let isStored = false
  const stored = put('key', large).then(() => {
    isStored = true
  })
  const [socket] = (await once(server, 'connection')) as [Socket]
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isStored).toBe(false)
  socket.resume()
  await stored
  socket.destroy()
  server.close()
})
