import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobKind } from '@vivid/contract'
import { freePort, startEmbeddedStore } from '@vivid/embedded'
import { testFolderPrefix } from '../support/leftovers.js'
import { root, secret } from '../support/service.js'
import type { RedisServer } from './redis-server.js'
import { type Supervised, superviseApp } from './supervised.js'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js'

/** The whole service as real processes, each behind something that can fail. */
export interface World {
  /** Where callers connect: spread over the gateways that are there. */
  port: number
  gateways: Supervised[]
  workers: Supervised[]
  redis: RedisServer
  redisProxy: TcpProxy
  storeProxy: TcpProxy
  killStore(): Promise<void>
  startStore(): Promise<void>
  stop(): Promise<void>
}

const preload = new URL('test/dist/chaos/preload.js', `file://${root}`).href
/** Small, so that a process that runs out of it does so before the machine does. */
const heapMb = 256

export const startWorld = async (options: {
  redis: RedisServer
  gateways: number
  workers: readonly JobKind[]
  env: Record<string, string>
}): Promise<World> => {
  const { redis } = options
  const folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const storePort = await freePort()
  let store = await startEmbeddedStore({ port: storePort, directory: folder })
  const [redisProxy, storeProxy] = [await startTcpProxy(() => redis.port), await startTcpProxy(() => storePort)]
  const env = {
    REDIS_URL: `redis://127.0.0.1:${redisProxy.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${storeProxy.port}`,
    S3_ACCESS_KEY: store.address.accessKey,
    S3_SECRET_KEY: store.address.secretKey,
    WORKER_THREADS: '1',
    ...options.env,
  }
  const gatewayEnv = { ...env, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  const flags = ['--import', preload, `--max-old-space-size=${heapMb}`]
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
    killStore: () => store.stop('SIGKILL'),
    startStore: async () => {
      store = await startEmbeddedStore({ port: storePort, directory: folder })
    },
    stop: async () => {
      await Promise.all([...gateways, ...workers].map((app) => app.stop()))
      await Promise.all([balancer.close(), redisProxy.close(), storeProxy.close()])
      await Promise.all([redis.stop(), store.stop('SIGKILL')])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
