import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { endQuietly } from './end-quietly.js'

test('a connection that is closed during its TLS handshake may report two errors', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const redis = new Redis({ host: '127.0.0.1', port, tls: {}, retryStrategy: () => null })
  const errors: string[] = []
  redis.on('error', (error: Error) => errors.push(error.message))
  endQuietly(redis)
  await once(server, 'connection')
  const { stream } = redis
  redis.disconnect()
  stream.emit('error', new Error('certificate'))
  stream.emit('error', new Error('alert'))
  stream.destroy()
  await once(redis, 'end')
  expect(errors).toEqual(['certificate'])
  server.close()
})
