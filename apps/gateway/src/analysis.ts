import type { AnswerDebug, Device, Job, JobKind, JobReply, Language, Side } from '@vivid/contract'
import {
  type Admission,
  type Begun,
  type DataKey,
  DeadlineExceeded,
  type Dependencies,
  type Idempotency,
  type ImageRetention,
  type ImageVault,
  type Log,
  type MasterKeys,
  type Outage,
  ownerOf,
  type Pending,
  type Place,
  type Rate,
  type RecordedJob,
  type RoundTrip,
  type Span,
  type StoredRecord,
  type TransactionRecords,
  traced,
} from '@vivid/platform'
import type { TenantLimits } from './auth/tenant-limits.js'
import { CallerGone } from './caller-gone.js'
import { type Ending, endingOfAnswer, endingOfError } from './ending.js'
import type { HoldRefusal } from './hold-refusals.js'
import { type Endpoint, Refused, unavailable } from './refusal.js'
import type { BodyRoom } from './upload/body-room.js'
import type { ReceivedForm } from './upload/receive-form.js'

/** What the routes need of the world outside this process. */
export interface Services {
  keys: MasterKeys
  vault: ImageVault
  retention: ImageRetention
  roundTrip: RoundTrip
  admission: Admission
  holdRefusal: HoldRefusal
  bodyRoom: BodyRoom
  limits: TenantLimits
  /** Milliseconds to wait, 0 when the tenant may go on. */
  takeFromBucket: (tenant: string, rate: Rate) => Promise<number>
  beginTransaction: (sides: string[], goneAtMs: number, record: StoredRecord) => Promise<Begun>
  records: TransactionRecords
  /** Null where answers are not kept: then nobody's key is heeded. */
  idempotency: Idempotency | null
  /** Images are kept for so long after the request. */
  retentionMs: number
  /** False while Redis is away: requests are refused before their body is read. */
  available: () => boolean
  requestTimeoutMs: number
  maxSelfieBytes: number
  /** By the clock that all processes share. */
  now: () => number
  /** Where requests that a dependency made fail are counted. */
  outages: Dependencies
  /** Never in production: developers may be shown what the engines saw. */
  debugAllowed: boolean
}

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

/** After the deadline a worker may still be reading; then the images go whatever happened. */
export const graceMs = 60_000

/** Gives the request an id, stores its images, runs `work`, lets go of the images and notes what came of it. */
export const withTransaction = async (
  services: Services,
  options: {
    tenant: string
    endpoint: Endpoint
    answerKey?: string
    timeoutMs: number
    files: ReceivedForm['files']
    log: Log
    /** The pictures are in the store and no longer in memory. */
    onStored: () => void
  } & Pick<Transaction, 'requestId' | 'dataKey' | 'language' | 'gone' | 'place' | 'span' | 'debug'>,
  work: (transaction: Transaction) => Promise<JobReply>,
): Promise<JobReply> => {
  const { tenant, endpoint, answerKey, files, requestId, dataKey, language, gone, place, span, debug } = options
  const startedAtMs = services.now()
  const deadlineMs = startedAtMs + Math.max(0, Math.round(options.timeoutMs))
  const overAtMs = deadlineMs + graceMs
  const { outages } = services
  const awayFor = (outage: Outage) => (error: unknown) => {
    outage.failed(error, 'requests')
    options.log.debug({ err: error }, 'a dependency is away')
    return Promise.reject(unavailable())
  }
  const sides = [...files.keys()]
  const record = { tenant, kind: endpoint, startedAtMs, overAtMs, sides, ...(answerKey ? { answerKey } : {}) }
  const { id, images } = await services
    .beginTransaction(sides, overAtMs + services.retentionMs, record)
    .catch(awayFor(outages.redis))
  const owner = ownerOf(tenant)
  const jobs: RecordedJob[] = []
  const finish = ({ status, code, error }: Ending) => {
    const finishedAtMs = services.now()
    const isKept = services.retentionMs > 0
    if (!isKept) services.retention.release(Object.values(images))
    const imagesUntilMs = isKept ? finishedAtMs + services.retentionMs : null
    services.records
      .finish(id, { ...record, finishedAtMs, status, code, error, jobs, imagesUntilMs })
      .catch((failure: unknown) => outages.redis.failed(failure, 'records'))
  }
  try {
    await traced(span, 'store images', () =>
      Promise.all([...files].map(([side, { sealer }]) => services.vault.put(images[side]!, owner, sealer))),
    ).catch(awayFor(outages.store))
    // A request that waits for its answer holds no picture in memory.
    files.clear()
    options.onStored()
    span.set({ 'vivid.transaction_id': id })
    const answer = await work({
      id,
      owner,
      requestId,
      dataKey,
      deadlineMs,
      language,
      images,
      gone,
      place,
      span,
      debug,
      jobs,
    })
    finish(endingOfAnswer(answer))
    return answer
  } catch (error) {
    finish(endingOfError(error))
    throw error
  }
}

/** Submits one job of a transaction; a caller that hangs up takes it back. */
export const submitJob = async <Kind extends JobKind>(
  services: Services,
  transaction: Transaction,
  kind: Kind,
  payload: Omit<Job<Kind>, 'replyTo'>,
): Promise<Pending> => {
  const span = transaction.span.child(`await ${kind}`, { role: 'producer' })
  const endedBy = (error: Error) => {
    span.fail(error.message)
    span.end()
  }
  try {
    const { traceparent } = span
    const traceable = traceparent === undefined ? payload : { ...payload, traceparent }
    const { reply, cancel } = await services.roundTrip.submit(kind, traceable, {
      dataKey: transaction.dataKey,
      turnMs: transaction.place.turnMs(kind),
    })
    reply.then((answered) => {
      const { debug, timings, models = [] } = answered
      transaction.jobs.push({ kind, ...timings, models })
      if (answered.status === 200) transaction.place.took(kind, timings.fetchMs + timings.engineMs)
      if (transaction.debug && debug) transaction.debug[kind] = { ...debug, timings }
      span.end()
    }, endedBy)
    const takeBack = () => {
      cancel()
      span.end()
    }
    transaction.place.queued(kind)
    transaction.gone.addEventListener('abort', takeBack, { once: true })
    return { reply, cancel: takeBack }
  } catch (error) {
    endedBy(error as Error)
    services.outages.redis.failed(error, 'requests')
    throw unavailable()
  }
}

/** Waits for a reply; past the deadline it is 504, after a hang-up it is nobody's. */
export const replyOf = (pending: Pending, gone: AbortSignal): Promise<JobReply> =>
  new Promise((resolve, reject) => {
    gone.addEventListener('abort', () => reject(new CallerGone()), { once: true })
    pending.reply.then(resolve, (error: unknown) =>
      reject(error instanceof DeadlineExceeded ? new Refused('deadline_exceeded') : error),
    )
  })

export const jobBase = (transaction: Transaction, device: Device | undefined) => ({
  transactionId: transaction.id,
  owner: transaction.owner,
  requestId: transaction.requestId,
  deadlineMs: transaction.deadlineMs,
  language: transaction.language,
  ...(device === undefined ? {} : { device }),
  ...(transaction.debug ? { debug: true } : {}),
})

export const imageKey = (transaction: Transaction, side: Side): string => transaction.images[side]!
