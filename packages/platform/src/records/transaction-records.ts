import type { Connection } from '../queue/keys.js'
import type { ObjectStore } from '../store/object-store.js'
import { expiringImagesKey, imageKeyOf, recordKeyOf, resultKeyOf } from '../store/transactions.js'

export interface RecordedJob {
  kind: string
  queuedMs: number
  fetchMs: number
  engineMs: number
  /** id@version */
  models: readonly string[]
}

/** How a request ended. */
interface RecordedEnd {
  finishedAtMs: number
  status: number
  code: number | null
  /** Name of the coded error or of the refusal. */
  error: string | null
  /** How the sides of a card belong together. */
  link: string | null
  jobs: readonly RecordedJob[]
  imagesUntilMs: number | null
}

/** No personal data: what was asked, by whom, when, and what came of it. */
export interface StoredRecord extends Partial<RecordedEnd> {
  tenant: string
  kind: string
  startedAtMs: number
  /** Past it, a request that has no end has lost its gateway. */
  overAtMs: number
  sides: readonly string[]
  /** Its caller did not wait: the answer is kept, and asked for by the id. */
  isDeferred?: boolean
  /** Redis key of the answer that is kept for a repeated request. */
  answerKey?: string
  erasedAtMs?: number
}

export interface TransactionRecords {
  /** Notes how a request ended, and when its images go where they are kept. */
  finish(id: number, record: StoredRecord): Promise<void>
  find(id: number): Promise<StoredRecord | null>
  /** Images and kept answer go now; the record stays and says so. Rejects while the store is away: then they go a little later. */
  erase(id: number, record: StoredRecord): Promise<StoredRecord>
}

/** ARGV: record, its life in ms, and, where images are kept, when they go and which they are. */
const finishScript = `
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  for i = 4, #ARGV do redis.call('ZADD', KEYS[2], ARGV[3], ARGV[i]) end`

type Finish = (record: string, expiring: string, ...values: (string | number)[]) => Promise<null>

/** Kept in Redis, each for its time. A Redis that lost its data has forgotten the records; no request depends on them. */
export const createTransactionRecords = (options: {
  redis: Connection
  store: Pick<ObjectStore, 'remove'>
  lifeMs: number
  now: () => number
}): TransactionRecords => {
  const { redis, store, lifeMs } = options
  const expiring = expiringImagesKey(redis)
  redis.defineCommand('finishTransaction', { numberOfKeys: 2, lua: finishScript })
  const finish = (redis as unknown as { finishTransaction: Finish }).finishTransaction.bind(redis)
  return {
    finish: async (id, record) => {
      if (lifeMs === 0) return
      const { imagesUntilMs = null, sides } = record
      const kept = imagesUntilMs === null ? [] : [imagesUntilMs, ...sides.map((side) => imageKeyOf(id, side))]
      await finish(recordKeyOf(redis, id), expiring, JSON.stringify(record), lifeMs, ...kept)
    },
    find: async (id) => {
      const text = await redis.get(recordKeyOf(redis, id))
      return text === null ? null : (JSON.parse(text) as StoredRecord)
    },
    erase: async (id, { answerKey, ...record }) => {
      const erased: StoredRecord = { ...record, imagesUntilMs: null, erasedAtMs: options.now() }
      const images = record.sides.map((side) => imageKeyOf(id, side))
      const batch = redis.multi().set(recordKeyOf(redis, id), JSON.stringify(erased), 'KEEPTTL')
      if (answerKey !== undefined) batch.del(answerKey)
      if (record.isDeferred) batch.del(resultKeyOf(redis, id))
      // Overdue from now on: should the store be away, the next sweep finds them.
      batch.zadd(expiring, ...images.flatMap((key) => [0, key]))
      await batch.exec()
      await store.remove(images)
      await redis.zrem(expiring, ...images)
      return erased
    },
  }
}
