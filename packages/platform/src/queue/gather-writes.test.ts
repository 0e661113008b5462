import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { gatherWrites } from './gather-writes.js'

test('commands of one turn leave in one write, in their order, also after a new connection', async () => {
  const sockets: Socket[] = []
  const received: string[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      socket.write('+OK\r\n'.repeat(text.split('*').length - 1))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const redis = new Redis({ port, enableReadyCheck: false, retryStrategy: () => 1 })
  gatherWrites(redis)
  const names = ['one', 'two', 'three']
  for (let connection = 0; connection < 2; connection++) {
    await once(redis, 'ready')
    received.length = 0
    expect(await Promise.all(names.map((name) => redis.set(name, '1')))).toEqual(['OK', 'OK', 'OK'])
    expect(received.filter((text) => text.includes('set'))).toHaveLength(1)
    expect(received.join('').match(/one|two|three/g)).toEqual(names)
    sockets.at(-1)!.destroy()
  }
  redis.disconnect()
  server.close()
})
