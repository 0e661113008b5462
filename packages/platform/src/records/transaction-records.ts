import type { Account } from '../accounting/account.js'
import type { AccountCommand, Opening } from '../accounting/account-commands.js'
import type { Connection } from '../queue/keys.js'
import { imageKeyOf } from '../store/object-keys.js'
import type { ObjectStore } from '../store/object-store.js'
import { expiringImagesKey, recordKeyOf, resultKeyOf } from '../store/transactions.js'

export interface RecordedJob {
  kind: string
  queuedMs: number
  fetchMs: number
  engineMs: number
  /** id@version */
  models: readonly string[]
}

/** How a request ended. */
export interface RecordedEnd {
  finishedAtMs: number
  /** answered, rejected, failed, gone, or the reason of a refusal */
  outcome: string
  status: number
  code: number | null
  /** Why it failed, see the contract's `Reason`. */
  error: string | null
  /** How the sides of a card belong together. */
  link: string | null
  jobs: readonly RecordedJob[]
  imagesUntilMs: number | null
}

/** No personal data: what was asked, by whom, when, and what came of it. */
export interface StoredRecord extends Opening, Partial<RecordedEnd> {
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
  /** Notes how a request ended, accounts for it, and notes when its images go where they are kept. Never rejects. */
  finish(id: number, record: StoredRecord & RecordedEnd): Promise<void>
  find(id: number): Promise<StoredRecord | null>
  /** Images and kept answer go now; the record stays and says so. Rejects while the store is away: then they go a little later. */
  erase(id: number, record: StoredRecord, tokenId: string | null): Promise<StoredRecord>
}

/** Kept in Redis, each for its time. A Redis that lost its data has forgotten the records; no request depends on them. */
export const createTransactionRecords = (options: {
  redis: Connection
  store: Pick<ObjectStore, 'remove'>
  lifeMs: number
  account: Pick<Account, 'end' | 'erase'>
  now: () => number
}): TransactionRecords => {
  const { redis, store, lifeMs, account } = options
  const expiring = expiringImagesKey(redis)
  const kept = (id: number, { imagesUntilMs = null, sides }: StoredRecord): AccountCommand[] =>
    imagesUntilMs === null ? [] : sides.map((side) => ['ZADD', expiring, imagesUntilMs, imageKeyOf(id, side)])
  return {
    finish: (id, record) => {
      const written: AccountCommand[] =
        lifeMs === 0 ? [] : [['SET', recordKeyOf(redis, id), JSON.stringify(record), 'PX', lifeMs]]
      return account.end(id, record, record, [...written, ...kept(id, record)])
    },
    find: async (id) => {
      const text = await redis.get(recordKeyOf(redis, id))
      return text === null ? null : (JSON.parse(text) as StoredRecord)
    },
    erase: async (id, { answerKey, ...record }, tokenId) => {
      const images = record.sides.map((side) => imageKeyOf(id, side))
      const erasedAtMs = record.erasedAtMs ?? options.now()
      const erased: StoredRecord = { ...record, imagesUntilMs: null, erasedAtMs }
      if (record.erasedAtMs === undefined) {
        await account.erase(id, { tenant: record.tenant, tokenId }, [
          // A record that has just expired stays so: a new one would have no end.
          ['SET', recordKeyOf(redis, id), JSON.stringify(erased), 'XX', 'KEEPTTL'],
          ...(answerKey === undefined ? [] : [['DEL', answerKey] as const]),
          ...(record.isDeferred ? [['DEL', resultKeyOf(redis, id)] as const] : []),
          // Overdue from now on: should the store be away, the next sweep finds them.
          ...images.map((key) => ['ZADD', expiring, 0, key] as const),
        ])
      }
      await store.remove(images)
      if (images.length > 0) await redis.zrem(expiring, ...images)
      return erased
    },
  }
}
