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
  startAnywhere(() => startChildServer(new URL('./redis-process.js', import.meta.url), options), options)

/** An S3 server that keeps its objects under `directory`. */
export const startEmbeddedStore = (options: { directory: string; port?: number }): Promise<ChildServer<StoreAddress>> =>
  startAnywhere(() => startChildServer(new URL('./store-process.js', import.meta.url), options), options)

const PORT_TRIES = 4

/** A port that was free a moment ago may be somebody else's now; where any will do, the next one is tried. */
const startAnywhere = async <Server>(start: () => Promise<Server>, { port }: { port?: number }): Promise<Server> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      const isTaken = /EADDRINUSE|is taken/.test((error as Error).message)
      if (!isTaken || port !== undefined || attempt === PORT_TRIES) throw error
    }
  }
}
