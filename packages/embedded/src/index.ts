import { type ChildServer, startChildServer } from './child-server.js'

export { freePort } from './free-port.js'
export type { ChildServer }

export interface RedisAddress {
  url: string
}

export interface StoreAddress {
  endpoint: string
  accessKey: string
  secretKey: string
}

/** Valkey as WebAssembly: the real engine, without persistence. */
export const startEmbeddedRedis = (options: { port?: number } = {}): Promise<ChildServer<RedisAddress>> =>
  startChildServer(new URL('./redis-process.js', import.meta.url), options)

/** An S3 server that keeps its objects under `directory`. */
export const startEmbeddedStore = (options: { directory: string; port?: number }): Promise<ChildServer<StoreAddress>> =>
  startChildServer(new URL('./store-process.js', import.meta.url), options)
