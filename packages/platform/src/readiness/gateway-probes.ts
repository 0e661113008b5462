import { randomBytes } from 'node:crypto'
import { type Connection, keyOf } from '../queue/keys.js'
import type { MasterKeys } from '../secrecy/master-keys.js'
import { open, seal } from '../secrecy/seal.js'
import { asStoreRefusal } from '../store/explain-store-refusal.js'
import { probePrefix } from '../store/object-keys.js'
import { ObjectMissing, type ObjectStore } from '../store/object-store.js'

/**
 * Every gateway keeps a small sealed object in the store, as it would a picture, and says on Redis where it lies. Who can fetch and open
 * it can do the same with that gateway's pictures.
 */
const CONTENT_BYTES = 32
/** Longer than two checks are apart: a gateway that died is soon forgotten. */
const ALIVE_MS = 30_000

interface Published {
  object: string
  atMs: number
}
interface Fetched {
  gatewayId: string
  object: string
  sealed: Buffer
}
interface Tools {
  redis: Connection
  store: Pick<ObjectStore, 'endpoint' | 'put' | 'get' | 'remove' | 'check'>
  keys: MasterKeys
  /** By the clock that all processes share. */
  now: () => number
}
/** Two checks, in this order: the second one looks at what the first one fetched. */
export interface Probes {
  tryStore(): Promise<void>
  tryKeys(): Promise<void>
}

const listKey = (redis: Connection): string => keyOf(redis, 'probes')
const nameOf = (object: string): string => `probe ${object}`

const listPublished = async ({ redis, now }: Tools): Promise<[gatewayId: string, object: string][]> => {
  const lines = Object.entries(await redis.hgetall(listKey(redis)))
  return lines.flatMap(([gatewayId, text]) => {
    const { object, atMs } = JSON.parse(text) as Published
    return now() - atMs < ALIVE_MS ? [[gatewayId, object]] : []
  })
}

const fetchPublished = async (tools: Tools): Promise<Fetched[]> => {
  const fetch = async ([gatewayId, object]: [string, string]): Promise<Fetched[]> => {
    try {
      return [{ gatewayId, object, sealed: await tools.store.get(object) }]
    } catch (error) {
      // Its gateway has just ended, or has a newer one.
      if (error instanceof ObjectMissing) return []
      throw error
    }
  }
  return (await Promise.all((await listPublished(tools)).map(fetch))).flat()
}

/** Throws for what was sealed under keys that are not ours. */
const tryToOpen = (keys: MasterKeys, { gatewayId, object, sealed }: Fetched): void => {
  try {
    open(keys, nameOf(object), sealed)
  } catch (error) {
    throw new Error(`what gateway ${gatewayId} seals cannot be opened here: MASTER_KEYS differ`, { cause: error })
  }
}

const explained =
  ({ store }: Tools, work: () => Promise<void>) =>
  (): Promise<void> =>
    work().catch(async (error: unknown) => {
      throw await asStoreRefusal(error, store.endpoint)
    })

/** The gateway's: put, get, open, delete. It publishes what it put once it can open what the others did. */
export const createGatewayProbes = (tools: Tools, gatewayId: string): Probes & { close(): Promise<void> } => {
  const { redis, store, keys } = tools
  const list = listKey(redis)
  let count = 0
  let fetched: Fetched[] = []
  const objectNamed = (index: number) => `${probePrefix}${gatewayId}/${index}`
  return {
    tryStore: explained(tools, async () => {
      const object = objectNamed(count)
      await store.put(object, [seal(keys.makeDataKey(), nameOf(object), randomBytes(CONTENT_BYTES))])
      fetched = [...(await fetchPublished(tools)), { gatewayId, object, sealed: await store.get(object) }]
      // A worker may still read the one before.
      if (count > 1) await store.remove([objectNamed(count - 2)])
      count += 1
    }),
    tryKeys: async () => {
      // The keys of the processes already running stand: a gateway with others would seal what no worker can open.
      for (const each of fetched) tryToOpen(keys, each)
      const { object } = fetched.at(-1)!
      await redis.hset(list, gatewayId, JSON.stringify({ object, atMs: tools.now() } satisfies Published))
      const gone = Object.entries(await redis.hgetall(list))
        .filter(([, text]) => tools.now() - (JSON.parse(text) as Published).atMs > ALIVE_MS)
        .map(([id]) => id)
      if (gone.length > 0) await redis.hdel(list, ...gone)
    },
    close: async () => {
      await redis.hdel(list, gatewayId)
      await store.remove([objectNamed(count - 1), objectNamed(count - 2)])
    },
  }
}

/** The worker's: fetch and open what gateways put. One of them is enough: a gateway with wrong keys stops nobody. */
export const createWorkerProbes = (tools: Tools): Probes => {
  let fetched: Fetched[] = []
  return {
    tryStore: explained(tools, async () => {
      fetched = await fetchPublished(tools)
      if (fetched.length === 0) await tools.store.check()
    }),
    tryKeys: async () => {
      const failures: unknown[] = []
      for (const each of fetched) {
        try {
          return tryToOpen(tools.keys, each)
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
