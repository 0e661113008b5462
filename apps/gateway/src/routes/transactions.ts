import { findingOf, type JobKind, routes, type TransactionRecord } from '@vivid/contract'
import type { Dependencies, StoredRecord, TransactionRecords } from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import type { VerifyToken } from '../request/authenticate.js'
import { refuseOtherMethods } from './other-methods.js'

const path = `${routes.transactions}:id`

const moment = (ms: number | null | undefined): string | null => (ms ? new Date(ms).toISOString() : null)

const shape = (id: number, record: StoredRecord, nowMs: number): TransactionRecord => ({
  id,
  tenant: record.tenant,
  kind: record.kind as TransactionRecord['kind'],
  state: record.finishedAtMs !== undefined ? 'finished' : nowMs < record.overAtMs ? 'under_way' : 'abandoned',
  started_at: moment(record.startedAtMs)!,
  finished_at: moment(record.finishedAtMs),
  status: record.status ?? null,
  error_code: record.code ?? null,
  error: record.error ?? null,
  finding: findingOf(record.error ?? null),
  link: (record.link as TransactionRecord['link']) ?? null,
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

/** Positive and exact in a number; what is not cannot be anybody's. */
const readId = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  if (id === 0 || !Number.isSafeInteger(id)) throw new Refused('transaction_unknown')
  return id
}

/** What finds and erases them. */
export interface TransactionPorts {
  /** False while Redis is away. */
  available: () => boolean
  records: Pick<TransactionRecords, 'find' | 'erase'>
  /** Where erasures that the store made fail are counted. */
  outages: Pick<Dependencies, 'store'>
  /** By the clock that all processes share. */
  now: () => number
}

/** A tenant's own transactions. Others' are as unknown as those that never were. */
export const registerTransactions = (
  app: FastifyInstance,
  { available, records, outages, now }: TransactionPorts,
  verify: VerifyToken,
) => {
  const find = async (request: FastifyRequest): Promise<{ id: number; record: StoredRecord }> => {
    const { tenant } = await verify(request)
    if (!available()) throw unavailable()
    const id = readId((request.params as { id: string }).id)
    const record = await records.find(id).catch(() => Promise.reject(unavailable()))
    if (record === null || record.tenant !== tenant) throw new Refused('transaction_unknown')
    return { id, record }
  }
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, record } = await find(request)
    return reply.header('cache-control', 'no-store').send(shape(id, record, now()))
  }
  const erase = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, record } = await find(request)
    if (record.finishedAtMs === undefined && now() < record.overAtMs) {
      throw new Refused('transaction_under_way')
    }
    const erased = await records.erase(id, record).catch((error: unknown) => {
      // The sweep does it.
      outages.store.failed(error, 'erasures')
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
