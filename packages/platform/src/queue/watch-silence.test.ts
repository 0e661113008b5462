import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { afterEach, expect, test } from 'vitest'
import { standStill } from '../process/testing/stand-still.js'
import { watchSilence } from './watch-silence.js'

const SILENCE_MS = 400
const running: { close(): void }[] = []
afterEach(() => {
  for (const each of running.splice(0)) each.close()
})

/** A server that answers as it is told to, and a connection that is watched. */
const connect = async (answer: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const redis = new Redis({ port, enableReadyCheck: false, disableClientInfo: true, maxRetriesPerRequest: 0 })
  const errors: string[] = []
  redis.on('error', (error: Error) => errors.push(error.message))
  watchSilence(redis, SILENCE_MS)
  running.push({
    close: () => {
      redis.disconnect()
      server.close()
    },
  })
  return { redis, errors }
}

test('a connection that owes an answer is given up, and what was asked fails', async () => {
  const { redis, errors } = await connect(() => undefined)
  await expect(redis.get('a')).rejects.toThrow('max retries')
  expect(errors).toEqual([`Socket timeout: Redis owed an answer for ${SILENCE_MS} ms`])
})

test('one that owes nothing may be silent', async () => {
  const { redis, errors } = await connect((socket) => socket.write('+OK\r\n'))
  await redis.set('a', '1')
  await new Promise((resolve) => setTimeout(resolve, 2 * SILENCE_MS))
  expect(await redis.set('a', '1')).toBe('OK')
  expect(errors).toEqual([])
})

test('a process that stood still reads what came meanwhile', async () => {
  const { redis, errors } = await connect((socket) => socket.write('+OK\r\n'))
  await redis.set('a', '1')
  const answer = redis.set('a', '1')
  standStill(3 * SILENCE_MS)
  expect(await answer).toBe('OK')
  expect(errors).toEqual([])
})
