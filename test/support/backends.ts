import {
  type RedisForTests,
  type StoreForTests,
  startRedisForTests,
  startStoreForTests,
} from '@vivid/embedded/for-tests'
import { startContainerRedis, startContainerStore } from './containers.js'
import { removeBucket } from './stored-objects.js'

export interface Backends {
  redisUrl: string
  endpoint: string
  env: Record<string, string> &
    Record<'REDIS_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET', string>
  stopRedis(): Promise<void>
  /** Comes back empty. */
  startRedis(): Promise<void>
  stopStore(): Promise<void>
  /** Comes back with what it held. */
  startStore(): Promise<void>
  stop(): Promise<void>
}

const start = (inContainers: boolean): Promise<[RedisForTests, StoreForTests]> =>
  inContainers
    ? Promise.all([startContainerRedis(), startContainerStore()])
    : Promise.all([startRedisForTests(), startStoreForTests()])

/**
 * Redis and an object store of their own: on the servers of TEST_REDIS_URL and TEST_S3_ENDPOINT where given, in containers
 * where the test project says so, else the embedded ones.
 */
export const startBackends = async (inContainers = process.env.TEST_BACKENDS === 'containers'): Promise<Backends> => {
  const [redis, store] = await start(inContainers)
  const endpoint = `http://127.0.0.1:${store.port}`
  const env = { REDIS_URL: redis.address.url, S3_ENDPOINT: endpoint, ...store.env }
  return {
    redisUrl: redis.address.url,
    endpoint,
    env,
    stopRedis: redis.kill,
    startRedis: () => redis.start({ keepData: false }),
    stopStore: store.kill,
    startStore: store.start,
    stop: async () => {
      if (process.env.TEST_S3_ENDPOINT) await removeBucket(env)
      await Promise.all([redis.stop(), store.stop()])
    },
  }
}
