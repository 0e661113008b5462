import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startEmbeddedRedis, startEmbeddedStore } from '@vivid/embedded'
import { startContainerRedis, startContainerStore } from './containers.js'
import { testFolderPrefix } from './leftovers.js'

/** A server that tests may take away and bring back at the same address. */
export interface Server {
  stop(): Promise<void>
}

export interface Backends {
  redisUrl: string
  endpoint: string
  env: Record<string, string>
  /** Where the store keeps its objects. */
  directory: string
  stopRedis(): Promise<void>
  /** Comes back empty. */
  startRedis(): Promise<void>
  stopStore(): Promise<void>
  /** Comes back with what it held. */
  startStore(): Promise<void>
  stop(): Promise<void>
}

interface Makers {
  redis(port: number): Promise<Server>
  store(port: number, directory: string): Promise<Server>
  accessKey: string
  secretKey: string
}

const embedded: Makers = {
  redis: async (port) => {
    const server = await startEmbeddedRedis({ port })
    return { stop: () => server.stop('SIGKILL') }
  },
  store: async (port, directory) => {
    const server = await startEmbeddedStore({ port, directory })
    return { stop: () => server.stop('SIGKILL') }
  },
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
}

const containers: Makers = {
  redis: startContainerRedis,
  store: startContainerStore,
  accessKey: 'vivid-tests',
  secretKey: 'vivid-tests-secret',
}

/** Redis and an object store of their own; in containers where the test project says so. */
export const startBackends = async (inContainers = process.env.TEST_BACKENDS === 'containers'): Promise<Backends> => {
  const makers = inContainers ? containers : embedded
  const directory = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const [redisPort, storePort] = [await freePort(), await freePort()]
  let redis = await makers.redis(redisPort)
  let store = await makers.store(storePort, directory)
  const redisUrl = `redis://127.0.0.1:${redisPort}`
  const endpoint = `http://127.0.0.1:${storePort}`
  return {
    directory,
    redisUrl,
    endpoint,
    env: {
      REDIS_URL: redisUrl,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: makers.accessKey,
      S3_SECRET_KEY: makers.secretKey,
    },
    stopRedis: () => redis.stop(),
    startRedis: async () => {
      redis = await makers.redis(redisPort)
    },
    stopStore: () => store.stop(),
    startStore: async () => {
      store = await makers.store(storePort, directory)
    },
    stop: async () => {
      await Promise.all([redis.stop(), store.stop()])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
