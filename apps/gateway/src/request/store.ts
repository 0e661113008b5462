import type { Endpoint, JobReply } from '@vivid/contract'
import {
  type Begun,
  type Dependencies,
  type ImageRetention,
  type ImageVault,
  type Log,
  type Outage,
  ownerOf,
  type StoredRecord,
  type TransactionRecords,
  traced,
} from '@vivid/platform'
import { unavailable } from '../refusal.js'
import type { ReceivedForm } from '../upload/receive-form.js'
import { type Ending, endingOfAnswer, endingOfError } from './ending.js'
import type { Transaction } from './transaction.js'

/** Where a request's pictures and its record are kept. */
export interface StorePorts {
  beginTransaction: (sides: string[], goneAtMs: number, record: StoredRecord) => Promise<Begun>
  vault: Pick<ImageVault, 'put'>
  retention: Pick<ImageRetention, 'release'>
  records: Pick<TransactionRecords, 'finish'>
  /** How long a tenant's images are kept after the request. */
  retentionMsOf: (tenant: string) => number
  /** Where requests that a dependency made fail are counted. */
  outages: Pick<Dependencies, 'redis' | 'store'>
  /** By the clock that all processes share. */
  now: () => number
}

export interface StoreOptions
  extends Pick<Transaction, 'requestId' | 'dataKey' | 'language' | 'gone' | 'place' | 'span' | 'debug'> {
  tenant: string
  endpoint: Endpoint
  answerKey?: string
  timeoutMs: number
  files: ReceivedForm['files']
  log: Log
  /** The pictures are in the store and no longer in memory. */
  onStored: () => void
}

/** After the deadline a worker may still be reading; then the images go whatever happened. */
export const GRACE_MS = 60_000

/** Gives the request an id, stores its images, runs `work`, lets go of the images and notes what came of it. */
export const withTransaction = async (
  ports: StorePorts,
  options: StoreOptions,
  work: (transaction: Transaction) => Promise<JobReply>,
): Promise<JobReply> => {
  const { tenant, endpoint, answerKey, files, requestId, dataKey, language, gone, place, span, debug } = options
  const { outages } = ports
  const startedAtMs = ports.now()
  const deadlineMs = startedAtMs + Math.max(0, Math.round(options.timeoutMs))
  const overAtMs = deadlineMs + GRACE_MS
  const awayFor = (outage: Outage) => (error: unknown) => {
    outage.failed(error, 'requests')
    options.log.debug({ err: error }, 'a dependency is away')
    return Promise.reject(unavailable())
  }
  const sides = [...files.keys()]
  const record = { tenant, kind: endpoint, startedAtMs, overAtMs, sides, ...(answerKey ? { answerKey } : {}) }
  const goneAtMs = overAtMs + ports.retentionMsOf(tenant)
  const begun = await ports.beginTransaction(sides, goneAtMs, record).catch(awayFor(outages.redis))
  const owner = ownerOf(tenant)
  const transaction: Transaction = {
    ...begun,
    owner,
    requestId,
    dataKey,
    deadlineMs,
    language,
    gone,
    place,
    span,
    debug,
    jobs: [],
  }
  try {
    await traced(span, 'store images', () =>
      Promise.all([...files].map(([side, { sealer }]) => ports.vault.put(begun.images[side]!, owner, sealer))),
    ).catch(awayFor(outages.store))
    // A request that waits for its answer holds no picture in memory.
    files.clear()
    options.onStored()
    span.set({ 'vivid.transaction_id': begun.id })
    const answer = await work(transaction)
    finish(ports, transaction, record, endingOfAnswer(answer))
    return answer
  } catch (error) {
    finish(ports, transaction, record, endingOfError(error))
    throw error
  }
}

/** Nobody waits for it: the caller has its answer whether or not the record is written. */
const finish = (
  { retention, records, retentionMsOf, outages, now }: StorePorts,
  { id, images, jobs }: Transaction,
  record: StoredRecord,
  { status, code, error, link }: Ending,
): void => {
  const finishedAtMs = now()
  const retentionMs = retentionMsOf(record.tenant)
  const isKept = retentionMs > 0
  if (!isKept) retention.release(Object.values(images))
  const imagesUntilMs = isKept ? finishedAtMs + retentionMs : null
  records
    .finish(id, { ...record, finishedAtMs, status, code, error, link, jobs, imagesUntilMs })
    .catch((failure: unknown) => outages.redis.failed(failure, 'records'))
}
