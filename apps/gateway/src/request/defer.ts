import type { JobKind, JobReply, Language } from '@vivid/contract'
import type { DeferredAnalyses, DeferredJob, Lease, Ticket } from '@vivid/platform'
import { overloaded, unavailable } from '../refusal.js'
import { type OpenedTransaction, type OpenOptions, openTransaction, type StorePorts } from './store.js'

/** What takes analyses whose callers do not wait. */
export interface DeferPorts {
  analyses: Pick<DeferredAnalyses, 'accept' | 'countOpen'>
  /** Analyses that may be open; further ones are refused. */
  maxOpen: number
  /** What such an analysis is given, from its arrival to its end. */
  deadlineMs: number
  weightOf: (tenant: string) => number
  priceOf: (kind: JobKind, work: string, pixels: number) => Omit<DeferredJob, 'kind'>
  /** There is something to run. */
  wake: () => void
}

/** How long a caller is asked to wait when too many deferred analyses are open. */
const FULL_RETRY_MS = 10_000

/** Refuses a deferred analysis when too many are open, however busy the workers are: nobody waits for its answer. */
export const askStore = async ({ analyses, maxOpen }: DeferPorts): Promise<void> => {
  const open = await analyses.countOpen().catch(() => Promise.reject(unavailable()))
  if (open >= maxOpen) throw overloaded(FULL_RETRY_MS)
}

/** A form that is to be analysed later. */
export interface Deferred extends Omit<OpenOptions, 'timeoutMs' | 'isDeferred' | 'answerKey'> {
  form: unknown
  jobs: readonly DeferredJob[]
  language: Language
  requestId: string
  /** The answer that is to be given instead of an engine's, by its name. */
  sample?: string
  /** Of its Idempotency-Key: the same request later is told the same id. */
  lease: Lease | null
}

const acceptedAs = (id: number): Pick<JobReply, 'status' | 'code' | 'body'> => ({
  status: 202,
  code: null,
  body: { id, state: 'waiting' },
})

/** Stores the pictures and writes down what to do with them; from then on the analysis is run whatever happens to this process. */
export const defer = async (
  store: StorePorts,
  ports: DeferPorts,
  deferred: Deferred,
): Promise<Pick<JobReply, 'status' | 'code' | 'body'>> => {
  const { lease, tenant, dataKey } = deferred
  const answerKey = lease ? { answerKey: lease.answerKey } : {}
  const opened = await openTransaction(store, {
    ...deferred,
    ...answerKey,
    timeoutMs: ports.deadlineMs,
    isDeferred: true,
  })
  const answer = acceptedAs(opened.id)
  const analysis = { id: opened.id, ticket: ticketOf(deferred, opened), dataKey, weight: ports.weightOf(tenant) }
  const accepted = await ports.analyses.accept(analysis, lease?.seal(answer) ?? null).catch((error: unknown) => {
    // Redis may have it all the same: then it is run, and who comes back with the same key is told its id.
    store.outages.redis.failed(error, 'requests')
    throw unavailable()
  })
  if (accepted !== 'accepted') {
    // Superseded: another request with the same key was accepted meanwhile, and whoever comes back is told of it.
    const refused = accepted === 'full' ? overloaded(FULL_RETRY_MS) : unavailable()
    await opened.failed(refused)
    throw refused
  }
  ports.wake()
  return answer
}

const ticketOf = (
  { endpoint, form, jobs, language, requestId, span, sample }: Deferred,
  { deadlineMs, record }: OpenedTransaction,
): Ticket => ({
  endpoint,
  form,
  jobs,
  language,
  requestId,
  deadlineMs,
  record,
  ...(sample === undefined ? {} : { sample }),
  ...(span.traceparent === undefined ? {} : { traceparent: span.traceparent }),
})
