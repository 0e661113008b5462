export { findRedisServer, startNativeRedis } from './native-redis.js'
export { startRedisForTests, startWasmRedis } from './redis-for-tests.js'
export type { RedisForTests } from './redis-server.js'
export { type StoreForTests, startStoreForTests } from './store-for-tests.js'
