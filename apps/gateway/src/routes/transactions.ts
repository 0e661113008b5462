import { findingOf, type JobKind, reasonHeader, routes, sandboxHeader, type TransactionRecord } from '@vivid/contract'
import {
  type AwaitEnd,
  type Dependencies,
  NotRemoved,
  type StoredRecord,
  type TransactionRecords,
} from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import type { VerifyToken } from '../request/authenticate.js'
import { preferredWait } from '../request/prefer.js'
import { refuseOtherMethods } from './other-methods.js'

const path = `${routes.transactions}:id`

/** When to ask again: work under way ends within seconds, and what waits has others before it. */
const retrySeconds = { running: 1, waiting: 2 }

const moment = (ms: number | null | undefined): string | null => (ms ? new Date(ms).toISOString() : null)

type State = TransactionRecord['state']

const stateOf = (record: StoredRecord, nowMs: number): State => {
  if (record.finishedAtMs === undefined) return nowMs < record.overAtMs ? 'under_way' : 'abandoned'
  if (!record.isDeferred) return 'finished'
  return record.status === 200 ? 'done' : 'failed'
}

const shape = (
  id: number,
  record: StoredRecord,
  nowMs: number,
  state: State = stateOf(record, nowMs),
): TransactionRecord => ({
  id,
  tenant: record.tenant,
  kind: record.kind as TransactionRecord['kind'],
  state,
  started_at: moment(record.startedAtMs)!,
  finished_at: moment(record.finishedAtMs),
  status: record.status ?? null,
  error_code: record.code ?? null,
  error: record.error ?? null,
  finding: findingOf(record.error ?? null),
  link: (record.link as TransactionRecord['link']) ?? null,
  ...(record.isSandbox && { sandbox: true }),
  jobs: (record.jobs ?? []).map(({ kind, queuedMs, fetchMs, engineMs, models }) => ({
    kind: kind as JobKind,
    queued_ms: Math.round(queuedMs),
    fetch_ms: Math.round(fetchMs),
    engine_ms: Math.round(engineMs),
    models: [...models],
  })),
  images_kept_until: (record.imagesUntilMs ?? 0) > nowMs ? moment(record.imagesUntilMs) : null,
  erased_at: moment(record.erasedAtMs),
})

/** Why the analysis failed, as the header of its own answer says it. */
const tellReason = (reply: FastifyReply, { error }: StoredRecord): FastifyReply =>
  error ? reply.header(reasonHeader, error) : reply

/** Positive and exact in a number; what is not cannot be anybody's. */
const readId = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  if (id === 0 || !Number.isSafeInteger(id)) throw new Refused('transaction_unknown')
  return id
}

/** What is known of a transaction whose caller does not wait. */
export interface DeferredPorts {
  /** Null where it has ended, or was lost. */
  stateOf: (id: number) => Promise<'waiting' | 'running' | null>
  /** The kept answer; undefined where it is gone, or cannot be opened. */
  resultOf: (id: number, tenant: string) => Promise<unknown>
  awaitEnd: AwaitEnd['awaitEnd']
}

/** What finds and erases them. */
export interface TransactionPorts {
  /** False while Redis is away. */
  available: () => boolean
  records: Pick<TransactionRecords, 'find' | 'erase'>
  deferred: DeferredPorts
  /** Where erasures that the store made fail are counted. */
  outages: Pick<Dependencies, 'store'>
  /** By the clock that all processes share. */
  now: () => number
}

/** A tenant's own transactions. Others' are as unknown as those that never were. */
export const registerTransactions = (
  app: FastifyInstance,
  { available, records, deferred, outages, now }: TransactionPorts,
  verify: VerifyToken,
) => {
  const ifAvailable = <Value>(asked: Promise<Value>): Promise<Value> => asked.catch(() => Promise.reject(unavailable()))
  const find = async (id: number, tenant: string): Promise<StoredRecord> => {
    if (!available()) throw unavailable()
    const record = await ifAvailable(records.find(id))
    if (record === null || record.tenant !== tenant) throw new Refused('transaction_unknown')
    return record
  }
  const findAsked = async (request: FastifyRequest, reply: FastifyReply) => {
    const { tenant, tokenId } = await verify(request)
    if (!available()) throw unavailable()
    const id = readId((request.params as { id: string }).id)
    const record = await find(id, tenant)
    if (record.isSandbox) reply.header(sandboxHeader, 'true')
    return { id, record, tokenId }
  }

  const isOpen = ({ isDeferred, finishedAtMs }: StoredRecord) => isDeferred === true && finishedAtMs === undefined

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, record: first } = await findAsked(request, reply)
    reply.header('cache-control', 'no-store')
    if (!first.isDeferred) return tellReason(reply, first).send(shape(id, first, now()))
    const seconds = isOpen(first) ? preferredWait(request.headers.prefer) : 0
    if (seconds > 0) {
      await deferred.awaitEnd(id, seconds * 1000)
      reply.header('preference-applied', `wait=${seconds}`)
    }
    const state = isOpen(first) ? await ifAvailable(deferred.stateOf(id)) : null
    if (state !== null) {
      return reply.header('retry-after', String(retrySeconds[state])).send(shape(id, first, now(), state))
    }
    const record = isOpen(first) ? await find(id, first.tenant) : first
    // No end, and nobody has it: Redis has lost it.
    if (isOpen(record)) return reply.send(shape(id, record, now(), 'abandoned'))
    const result = record.erasedAtMs ? undefined : await ifAvailable(deferred.resultOf(id, record.tenant))
    return tellReason(reply, record).send({ ...shape(id, record, now()), ...(result === undefined ? {} : { result }) })
  }
  const erase = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, record, tokenId } = await findAsked(request, reply)
    if (record.finishedAtMs === undefined && now() < record.overAtMs) {
      throw new Refused('transaction_under_way')
    }
    const erased = await records.erase(id, record, tokenId).catch((error: unknown) => {
      // The sweep does it.
      if (error instanceof NotRemoved) request.log.warn({ err: error, transactionId: id }, 'images were not deleted')
      else outages.store.failed(error, 'erasures')
      throw unavailable()
    })
    return reply.send(shape(id, erased, now()))
  }
  for (const url of [path, `${path}/`]) {
    app.get(url, show)
    app.delete(url, erase)
  }
  refuseOtherMethods(app, path, ['GET', 'DELETE'])
}
