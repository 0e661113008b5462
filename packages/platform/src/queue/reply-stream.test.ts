import type { Redis } from 'ioredis'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { type ReplyReader, readReplies } from './reply-stream.js'

const readers: ReplyReader[] = []
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())))

/** A connection whose reads do as told; those that a new instruction finds waiting end with it. */
const makeConnection = () => {
  type Read = () => Promise<null>
  const emptyRead: Read = () => new Promise((resolve) => setTimeout(resolve, 5, null))
  let read = emptyRead
  let release: () => void = () => undefined
  const connection = {
    status: 'connecting',
    xread: () => read(),
    xdel: async () => 0,
    del: async () => 0,
    disconnect: () => release(),
  }
  return {
    redis: connection as unknown as Redis,
    work: () => {
      read = emptyRead
      release()
    },
    hang: () => {
      read = () =>
        new Promise((resolve) => {
          release = () => resolve(null)
        })
    },
    fail: () => {
      read = () => Promise.reject(new Error('ERR max number of clients reached'))
    },
  }
}

const start = (silentMs: number) => {
  const connection = makeConnection()
  const failures: unknown[] = []
  const reader = readReplies({
    blocking: connection.redis,
    commands: connection.redis,
    stream: 'replies',
    log: createLog('test', 'silent'),
    onFailure: (error) => void failures.push(error),
    awaited: () => undefined,
    onReply: () => undefined,
    silentMs,
  })
  readers.push(reader)
  return { connection, reader, failures }
}

test('a connection that waits to be let in again reads nothing, and does with its first answer', async () => {
  const { connection, reader, failures } = start(200)
  expect(reader.isReading()).toBe(true)
  connection.hang()
  await expect.poll(reader.isReading).toBe(false)
  connection.work()
  await expect.poll(reader.isReading).toBe(true)
  expect(failures).toEqual([])
})

test('a read that fails is told, and nothing counts as read until one succeeds', async () => {
  const { connection, reader, failures } = start(600_000)
  connection.fail()
  await expect.poll(reader.isReading).toBe(false)
  expect(failures).not.toEqual([])
  connection.work()
  await expect.poll(reader.isReading).toBe(true)
})
