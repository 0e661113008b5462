import type { AnswerDebug, Device, GivenJob, Language } from '@vivid/contract'
import type { Begun, DataKey, Place, RecordedJob, Span } from '@vivid/platform'

/** One admitted request: its id, its images in the store, its deadline. */
export interface Transaction extends Begun {
  /** Stands for the tenant, see `ownerOf`. */
  owner: string
  /** By which logs name it. */
  requestId: string
  dataKey: DataKey
  deadlineMs: number
  language: Language
  /** Aborted when the caller hangs up. */
  gone: AbortSignal
  /** Its places in the queues. */
  place: Place
  span: Span
  /** Filled with what the engines saw; null where nobody may ask for it. */
  debug: AnswerDebug | null
  /** What its replies say of the work. */
  jobs: RecordedJob[]
}

/** What a transaction gives to each of its jobs. */
export const givenOf = (transaction: Transaction, device: Device | undefined): GivenJob => ({
  transactionId: transaction.id,
  owner: transaction.owner,
  requestId: transaction.requestId,
  deadlineMs: transaction.deadlineMs,
  language: transaction.language,
  images: transaction.images,
  ...(device === undefined ? {} : { device }),
  ...(transaction.debug ? { debug: true } : {}),
})
