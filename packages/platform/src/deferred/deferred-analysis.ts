import type { Endpoint, JobKind, Language } from '@vivid/contract'
import type { RecordedEnd, StoredRecord } from '../records/transaction-records.js'
import type { DataKey } from '../secrecy/master-keys.js'

/** One job that a deferred analysis asks for. */
export interface DeferredJob {
  kind: JobKind
  priceMs: number
  /** How many times the usual price the job has for the size of its pictures. */
  priceFactor: number
}

/** All that a gateway needs to run an analysis that another one accepted. Nothing personal; sealed, so that nobody edits it. */
export interface Ticket {
  endpoint: Endpoint
  /** The caller's fields as the endpoint's route parsed them. */
  form: unknown
  jobs: readonly DeferredJob[]
  language: Language
  requestId: string
  deadlineMs: number
  /** Its record so far. */
  record: StoredRecord
  traceparent?: string
  /** The answer that is to be given instead of an engine's, by its name. */
  sample?: string
}

/** An analysis that was accepted for later. */
export interface DeferredAnalysis {
  id: number
  ticket: Ticket
  /** The transaction's own. */
  dataKey: DataKey
  /** A tenant of twice the weight has twice the part of what is left over. */
  weight: number
}

/** An analysis that this gateway has the lease of. */
export interface TakenAnalysis {
  id: number
  ticket: Ticket
  dataKey: DataKey
  /** How often it was taken, this time included. */
  attempt: number
  /** The lease: whoever has another one may not end it. */
  token: string
}

/** A Redis command that is run together with the end of an analysis: it happens exactly once. */
export type EndingCommand = readonly [name: string, ...words: (string | number)[]]

/** How an analysis ended. */
export interface DeferredEnd {
  record: StoredRecord & RecordedEnd
  /** What the synchronous call would have answered; kept sealed. */
  sealedResult: string
  /** For so long its jobs held a thread; its tenant is charged for it. */
  tookMs: number
  /** Whether the next request with its Idempotency-Key starts anew. */
  isForgotten: boolean
  commands: readonly EndingCommand[]
}

/** The kinds of work of an analysis as one word: analyses of one lane need the same workers and share them fairly. */
export const laneOf = (jobs: readonly Pick<DeferredJob, 'kind'>[]): string =>
  jobs
    .map(({ kind }) => kind)
    .toSorted()
    .join('+')
