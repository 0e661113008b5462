import { randomUUID } from 'node:crypto'
import { inspectServer } from '../queue/check-redis.js'
import { type Connection, keyOf } from '../queue/keys.js'
import { isReady } from '../queue/redis.js'

const PROBE_LIFE_MS = 10_000

/** A write on each connection, and that the server is still one that we can work on. */
export const createRedisProbe = (connections: readonly Connection[]): (() => Promise<void>) => {
  const id = randomUUID()
  return async () => {
    // A command to a connection that is away would wait for it.
    if (!connections.every(isReady)) throw new Error('not connected')
    await Promise.all(connections.map((redis) => redis.set(keyOf(redis, 'probe', id), '1', 'PX', PROBE_LIFE_MS)))
    await inspectServer(connections[0]!)
  }
}
