import { freePort } from '../free-port.js'
import { startEmbeddedRedis } from '../index.js'
import { startGivenRedis } from './given-redis.js'
import { startNativeRedis } from './native-redis.js'
import type { RedisForTests } from './redis-server.js'

/** Valkey as WebAssembly, without persistence: every restart is a lost state. */
export const startWasmRedis = async (): Promise<RedisForTests> => {
  const port = await freePort()
  let server = await startEmbeddedRedis({ port })
  const kill = () => server.stop('SIGKILL')
  const urlAt = (at: number) => `redis://127.0.0.1:${at}`
  return {
    about: 'Valkey as WebAssembly, no persistence',
    address: { url: urlAt(port) },
    port,
    urlAt,
    keepsData: false,
    kill,
    start: async () => {
      server = await startEmbeddedRedis({ port })
    },
    stop: kill,
  }
}

/**
 * On the server of TEST_REDIS_URL a database of its own; else a process of its own of the program TEST_REDIS_SERVER;
 * else the embedded Valkey.
 */
export const startRedisForTests = (env: NodeJS.ProcessEnv = process.env): Promise<RedisForTests> => {
  if (env.TEST_REDIS_URL) return startGivenRedis(env.TEST_REDIS_URL)
  if (env.TEST_REDIS_SERVER) return startNativeRedis(env.TEST_REDIS_SERVER)
  return startWasmRedis()
}
