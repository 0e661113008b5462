import type { Endpoint, JobKind, JobReply } from '@vivid/contract'
import {
  type Begun,
  type Dependencies,
  type ImageRetention,
  type ImageVault,
  type Log,
  type Outage,
  ownerOf,
  type RecordedEnd,
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

/** What a request brings that is to be stored. */
export interface OpenOptions extends Pick<Transaction, 'dataKey' | 'span'> {
  tenant: string
  /** Of its token, for the audit log. */
  tokenId: string | null
  endpoint: Endpoint
  kinds: readonly JobKind[]
  answerKey?: string
  timeoutMs: number
  /** Its caller does not wait: somebody else ends it. */
  isDeferred?: boolean
  /** It is a sample: its pictures are not stored, and it is not counted. */
  isSandbox?: boolean
  files: ReceivedForm['files']
  log: Log
  /** The pictures are in the store and no longer in memory. */
  onStored: () => void
}

/** A request that has an id, whose pictures are stored. */
export interface OpenedTransaction extends Begun {
  owner: string
  deadlineMs: number
  record: StoredRecord
  /** It ends here, with an error. */
  failed: (error: unknown) => Promise<void>
}

/** After the deadline a worker may still be reading; then the images go whatever happened. */
export const GRACE_MS = 60_000
/** An answer waits for its transaction to be accounted for, so that what a caller has was counted; where Redis is away, for so long. */
const ACCOUNT_MS = 1_000

/** Gives the request an id and stores its images. */
export const openTransaction = async (ports: StorePorts, options: OpenOptions): Promise<OpenedTransaction> => {
  const { tenant, tokenId, endpoint, kinds, answerKey, files, span } = options
  const { outages } = ports
  const startedAtMs = ports.now()
  const deadlineMs = startedAtMs + Math.max(0, Math.round(options.timeoutMs))
  const overAtMs = deadlineMs + GRACE_MS
  const awayFor = (outage: Outage) => (error: unknown) => {
    outage.failed(error, 'requests')
    options.log.debug({ err: error }, 'a dependency is away')
    return Promise.reject(unavailable())
  }
  if (options.isSandbox) files.clear()
  const sides = [...files.keys()]
  const isDeferred = options.isDeferred ? { isDeferred: true } : {}
  const record: StoredRecord = {
    tenant,
    tokenId,
    kind: endpoint,
    kinds,
    startedAtMs,
    overAtMs,
    sides,
    ...isDeferred,
    ...(options.isSandbox ? { isSandbox: true } : {}),
    ...(answerKey ? { answerKey } : {}),
  }
  const goneAtMs = overAtMs + ports.retentionMsOf(tenant)
  const begun = await ports.beginTransaction(sides, goneAtMs, record).catch(awayFor(outages.redis))
  const owner = ownerOf(tenant)
  const failed = (error: unknown) => finish(ports, { ...begun, jobs: [] }, record, endingOfError(error))
  try {
    await traced(span, 'store images', () =>
      Promise.all([...files].map(([side, { sealer }]) => ports.vault.put(begun.images[side]!, owner, sealer))),
    ).catch(awayFor(outages.store))
  } catch (error) {
    await failed(error)
    throw error
  }
  // A request that waits for its answer holds no picture in memory.
  files.clear()
  options.onStored()
  span.set({ 'vivid.transaction_id': begun.id })
  return { ...begun, owner, deadlineMs, record, failed }
}

/** And one whose caller waits. */
export interface StoreOptions
  extends OpenOptions,
    Pick<Transaction, 'requestId' | 'language' | 'gone' | 'place' | 'debug'> {}

/** Opens the transaction, runs `work`, lets go of the images and notes what came of it. The caller waits for `counted` before it answers. */
export const withTransaction = async (
  ports: StorePorts,
  options: StoreOptions,
  work: (transaction: Transaction) => Promise<JobReply>,
): Promise<{ answer: JobReply; counted: Promise<void> }> => {
  const { requestId, dataKey, language, gone, place, span, debug } = options
  const { record, failed: _own, ...opened } = await openTransaction(ports, options)
  const transaction: Transaction = { ...opened, requestId, dataKey, language, gone, place, span, debug, jobs: [] }
  try {
    const answer = await work(transaction)
    return { answer, counted: finish(ports, transaction, record, endingOfAnswer(answer)) }
  } catch (error) {
    await finish(ports, transaction, record, endingOfError(error))
    throw error
  }
}

const finish = (
  { retention, records, retentionMsOf, now }: StorePorts,
  { id, images, jobs }: Pick<Transaction, 'id' | 'images' | 'jobs'>,
  record: StoredRecord,
  ending: Ending,
): Promise<void> => {
  const retentionMs = retentionMsOf(record.tenant)
  if (retentionMs === 0) retention.release(Object.values(images))
  return atMost(ACCOUNT_MS, records.finish(id, endedRecord(record, ending, { jobs, finishedAtMs: now(), retentionMs })))
}

/** Resolves when `work` does, or after `ms`. */
const atMost = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** The record of a request that has ended. */
export const endedRecord = (
  record: StoredRecord,
  { outcome, status, code, error, link }: Ending,
  { jobs, finishedAtMs, retentionMs }: Pick<Transaction, 'jobs'> & { finishedAtMs: number; retentionMs: number },
): StoredRecord & RecordedEnd => {
  const imagesUntilMs = retentionMs > 0 ? finishedAtMs + retentionMs : null
  return { ...record, finishedAtMs, outcome, status, code, error, link, jobs, imagesUntilMs }
}
