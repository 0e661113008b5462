import type { JobKind } from '@vivid/contract'
import { type RedisForTests, startStoreForTests } from '@vivid/embedded/for-tests'
import { root, secret } from '../support/service.js'
import { removeBucket } from '../support/stored-objects.js'
import { type Supervised, superviseApp } from './supervised.js'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js'

/** The whole service as real processes, each behind something that can fail. */
export interface World {
  /** Where callers connect: spread over the gateways that are there. */
  port: number
  gateways: Supervised[]
  workers: Supervised[]
  redis: RedisForTests
  redisProxy: TcpProxy
  storeProxy: TcpProxy
  killStore(): Promise<void>
  startStore(): Promise<void>
  stop(): Promise<void>
}

const preload = new URL('test/dist/chaos/preload.js', `file://${root}`).href
/** Small, so that a process that runs out of it does so before the machine does. */
const HEAP_MB = 256

export const startWorld = async (options: {
  redis: RedisForTests
  gateways: number
  workers: readonly JobKind[]
  env: Record<string, string>
}): Promise<World> => {
  const { redis } = options
  const store = await startStoreForTests()
  const [redisProxy, storeProxy] = [await startTcpProxy(() => redis.port), await startTcpProxy(() => store.port)]
  const env = {
    REDIS_URL: redis.urlAt(redisProxy.port),
    S3_ENDPOINT: `http://127.0.0.1:${storeProxy.port}`,
    ...store.env,
    WORKER_THREADS: '1',
    ...options.env,
  }
  const gatewayEnv = { ...env, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  const flags = ['--import', preload, `--max-old-space-size=${HEAP_MB}`]
  const [gateways, workers] = await Promise.all([
    Promise.all(Array.from({ length: options.gateways }, () => superviseApp('gateway', gatewayEnv, flags))),
    Promise.all(options.workers.map((kind) => superviseApp(kind, env, flags))),
  ])
  let turn = 0
  const balancer = await startTcpProxy(() => {
    const ready = gateways.flatMap((gateway) => gateway.current()?.ports.port ?? [])
    return ready[turn++ % ready.length]
  })
  return {
    port: balancer.port,
    gateways,
    workers,
    redis,
    redisProxy,
    storeProxy,
    killStore: store.kill,
    startStore: store.start,
    stop: async () => {
      await Promise.all([...gateways, ...workers].map((app) => app.stop()))
      if (process.env.TEST_S3_ENDPOINT) await removeBucket(env)
      await Promise.all([balancer.close(), redisProxy.close(), storeProxy.close()])
      await Promise.all([redis.stop(), store.stop()])
    },
  }
}
