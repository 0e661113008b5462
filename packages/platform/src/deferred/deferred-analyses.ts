import { randomUUID } from 'node:crypto'
import type { JobKind } from '@vivid/contract'
import type { Log } from '../process/log.js'
import { defineScript } from '../queue/define-script.js'
import type { Connection } from '../queue/keys.js'
import type { KeptAnswer } from '../records/idempotency.js'
import type { MasterKeys } from '../secrecy/master-keys.js'
import { open as openSealed, seal } from '../secrecy/seal.js'
import { imageKeyOf } from '../store/object-keys.js'
import { deferredPrefix, expiringImagesKey, recordKeyOf, resultKeyOf } from '../store/transactions.js'
import {
  type DeferredAnalysis,
  type DeferredEnd,
  laneOf,
  type TakenAnalysis,
  type Ticket,
} from './deferred-analysis.js'
import {
  acceptScript,
  endScript,
  lookScript,
  putOffScript,
  releaseScript,
  renewScript,
  takeScript,
} from './deferred-scripts.js'

/** A gateway that dies lets go of its analyses after this long; a living one renews. */
const USUAL_LEASE_MS = 10_000

type Acceptance = 'accepted' | 'full' | 'superseded'

/** What a look at the store of deferred analyses says. */
export interface Taken {
  analyses: TakenAnalysis[]
  /** Jobs of deferred analyses that are under way, by kind, those of all gateways. */
  jobs: Partial<Record<JobKind, number>>
  /** Analyses that have not ended, and those of them that were taken. */
  open: number
  running: number
}

export interface DeferredAnalyses {
  /** One step: the analysis waits, its record stands, its Idempotency-Key has its answer. */
  accept(analysis: DeferredAnalysis, kept: KeptAnswer | null): Promise<Acceptance>
  /** Analyses that have not ended. */
  countOpen(): Promise<number>
  /**
   * Takes up to `most`: those whose gateway is gone, those past their deadline, then those that wait, of the tenant that has had least
   * first, as far as no more jobs of a kind are under way than `limits` says.
   */
  take(most: number, limits: Partial<Record<JobKind, number>>): Promise<Taken>
  /** Holds on to these for another while; resolves to those that are somebody else's by now. */
  renew(held: readonly TakenAnalysis[]): Promise<number[]>
  /** Another attempt may be made in `pauseMs`. */
  release(taken: TakenAnalysis, pauseMs: number): Promise<void>
  /** False when the lease is somebody else's: then nothing happened. */
  end(taken: TakenAnalysis, end: DeferredEnd): Promise<boolean>
  /** State of each id; null where the analysis has ended or never existed. */
  look(ids: readonly number[]): Promise<('waiting' | 'running' | null)[]>
  /** The sealed answer; null where there is none, or no longer. */
  findResult(id: number): Promise<string | null>
  readonly leaseMs: number
}

/** Id, tenant, sealed ticket, attempt. */
type TakenRow = [string, string, string, number]

const nameOf = (id: number, tenant: string): string => `ticket of ${id} of ${tenant}`

/** A ticket that no key of this gateway opens may be one for another gateway. */
const UNREADABLE_PAUSE_MS = 30_000
/** So many pauses past its deadline it is dropped. Until then, a gateway with the key answers it with 504 and tells its webhook. */
const MOST_PAUSES_PAST_DEADLINE = 10

type Script = (...values: (string | number)[]) => Promise<unknown>

/** The store of analyses whose callers do not wait; see `deferred-scripts` for how Redis holds it. */
export const createDeferredAnalyses = (options: {
  redis: Connection
  keys: Pick<MasterKeys, 'unwrap'>
  log: Log
  now: () => number
  /** Analyses that may be open. */
  maxOpen: number
  resultLifeMs: number
  /** How long records are kept after the end; as long as the result at least, so that it can be erased. */
  recordLifeMs: number
  leaseMs?: number
}): DeferredAnalyses => {
  const { redis, now, maxOpen, resultLifeMs, leaseMs = USUAL_LEASE_MS } = options
  const recordLifeMs = Math.max(options.recordLifeMs, resultLifeMs)
  const keys = [deferredPrefix(redis), recordKeyOf(redis, ''), expiringImagesKey(redis)]
  const define = (name: string, lua: string): Script => {
    const run = defineScript<Script>(redis, name, keys.length, lua)
    return (...values) => run(...keys, ...values)
  }
  const accept = define('acceptDeferred', acceptScript)
  const take = define('takeDeferred', takeScript)
  const renew = define('renewDeferred', renewScript)
  const release = define('releaseDeferred', releaseScript)
  const putOff = define('putOffDeferred', putOffScript)
  const end = define('endDeferred', endScript)
  const look = define('lookAtDeferred', lookScript)

  const openRow = async ([text, tenant, sealed, attempt]: TakenRow, token: string): Promise<TakenAnalysis[]> => {
    const id = Number(text)
    try {
      const { bytes, dataKey } = openSealed(options.keys, nameOf(id, tenant), Buffer.from(sealed, 'base64'))
      return [{ id, ticket: JSON.parse(bytes.toString()) as Ticket, dataKey, attempt, token }]
    } catch (error) {
      const isDropped = (await putOff(id, token, now() + UNREADABLE_PAUSE_MS, now(), MOST_PAUSES_PAST_DEADLINE)) === 1
      options.log.error({ err: error, transactionId: id, isDropped }, 'a deferred analysis cannot be opened')
      return []
    }
  }

  return {
    leaseMs,
    accept: async ({ id, ticket, dataKey, weight }, kept) => {
      const price = ticket.jobs.reduce((sum, { priceMs }) => sum + priceMs, 0)
      const life = ticket.record.overAtMs - now() + recordLifeMs
      const answer = kept ? [kept.answerKey, kept.token, kept.digest, kept.sealed, kept.lifeMs] : ['', '', '', '', 0]
      const { tenant } = ticket.record
      const sealed = seal(dataKey, nameOf(id, tenant), Buffer.from(JSON.stringify(ticket))).toString('base64')
      const stored = [sealed, ticket.deadlineMs, maxOpen, JSON.stringify(ticket.record), life]
      return (await accept(id, tenant, laneOf(ticket.jobs), weight, price, ...stored, ...answer)) as Acceptance
    },
    countOpen: () => redis.zcard(`${keys[0]}open`),
    take: async (most, limits) => {
      const token = randomUUID()
      const nowMs = now()
      const found = await take(token, nowMs, nowMs + leaseMs, most, ...Object.entries(limits).flat())
      const [taken, jobs, open, running] = found as [TakenRow[], string[], number, number]
      return {
        analyses: (await Promise.all(taken.map((row) => openRow(row, token)))).flat(),
        jobs: Object.fromEntries(
          Array.from({ length: jobs.length / 2 }, (_, at) => [jobs[2 * at], Number(jobs[2 * at + 1])]),
        ),
        open,
        running,
      }
    },
    renew: async (held) => {
      const lost = await renew(now() + leaseMs, ...held.flatMap(({ id, token }) => [id, token]))
      return (lost as string[]).map(Number)
    },
    release: async ({ id, token }, pauseMs) => void (await release(id, token, now() + pauseMs)),
    end: async ({ id, token }, { record, sealedResult, tookMs, isForgotten, commands }) => {
      const images = record.sides.map((side) => imageKeyOf(id, side))
      const answerKey = (isForgotten && record.answerKey) || ''
      const written = [JSON.stringify(record), recordLifeMs, sealedResult, resultLifeMs]
      const rest = [tookMs, answerKey, record.imagesUntilMs ?? 0, JSON.stringify(commands)]
      return (await end(id, token, ...written, ...rest, ...images)) === 1
    },
    look: async (ids) => {
      const states = (await look(...ids)) as string[]
      return states.map((state) => (state === 'waiting' || state === 'running' ? state : null))
    },
    findResult: (id) => redis.get(resultKeyOf(redis, id)),
  }
}
