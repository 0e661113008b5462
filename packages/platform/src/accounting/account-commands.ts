import type { AuditLine } from '@vivid/contract'
import { type Connection, keyOf } from '../queue/keys.js'
import { dayOf, goneAtSeconds, sandboxUsageKey, usageKey, usersKey } from './usage-keys.js'

/** A Redis command that a script runs together with a transaction's end. */
export type AccountCommand = readonly [name: string, ...words: (string | number)[]]

type Prefixed = Pick<Connection, 'prefix'>
/** Transactions that have begun and are not accounted for, by the time at which they have lost their gateway. */
export const openKey = (redis: Prefixed): string => keyOf(redis, '{transactions}', 'open')
/** Transactions that were accounted for lately, by when: whoever ends one twice counts it once. */
export const endedKey = (redis: Prefixed): string => keyOf(redis, '{transactions}', 'ended')
/** Audit lines that somebody has taken to write, by the time at which another may do it. */
export const owedLinesKey = (redis: Prefixed): string => keyOf(redis, '{transactions}', 'audit', 'owed')
/** Audit lines that nobody has taken. */
export const newLinesKey = (redis: Prefixed): string => keyOf(redis, '{transactions}', 'audit', 'new')

/** What is known of a transaction from its beginning, and needed to account for it. */
export interface Opening {
  tenant: string
  /** The endpoint. */
  kind: string
  /** The work that it asks for. */
  kinds: readonly string[]
  startedAtMs: number
  /** The token's `jti`, or its hash. */
  tokenId: string | null
  /** A sample that was asked for by name: it is counted apart. */
  isSandbox?: boolean
}

/** Of a transaction in the set of open ones, behind its id: all there is to account for it should its gateway die. */
export const openFacts = ({ tenant, kind, kinds, startedAtMs, tokenId, isSandbox }: Opening): string =>
  JSON.stringify({ tenant, kind, kinds, startedAtMs, tokenId, isSandbox })
export const openMember = (id: number, opening: Opening): string => `${id} ${openFacts(opening)}`
export const readOpenMember = (member: string): { id: number; opening: Opening } => {
  const end = member.indexOf(' ')
  return { id: Number(member.slice(0, end)), opening: JSON.parse(member.slice(end + 1)) as Opening }
}

/** How it ended; `abandoned` ones have no status. */
export interface Closing {
  outcome: string
  finishedAtMs: number
  status?: number
  code?: number | null
  error?: string | null
  jobs?: readonly { models: readonly string[] }[]
}

const moment = (ms: number): string => new Date(ms).toISOString()

export const auditLineOf = (id: number, opening: Opening, closing: Closing, service: string): string => {
  const { finishedAtMs } = closing
  const line = {
    audit: 'transaction',
    time: moment(finishedAtMs),
    tenant: opening.tenant,
    id,
    started: moment(opening.startedAtMs),
    endpoint: opening.kind,
    kinds: opening.kinds,
    outcome: closing.outcome,
    status: closing.status ?? null,
    code: closing.code ?? null,
    reason: closing.error ?? null,
    ms: Math.max(0, Math.round(finishedAtMs - opening.startedAtMs)),
    networks: [...new Set((closing.jobs ?? []).flatMap(({ models }) => models))],
    service,
    token: opening.tokenId,
    ...(opening.isSandbox && { sandbox: true }),
  } as AuditLine
  return JSON.stringify(line)
}

export const erasureLineOf = (
  id: number,
  { tenant, tokenId }: Pick<Opening, 'tenant' | 'tokenId'>,
  nowMs: number,
  service: string,
): string => {
  const line: AuditLine = { audit: 'erasure', time: moment(nowMs), tenant, id, service, token: tokenId }
  return JSON.stringify(line)
}

/** Counts a transaction once for itself and once for each kind of work it asked for; of a sample no work is done. */
export const usageCommands = (
  redis: Prefixed,
  { tenant, kinds, startedAtMs, isSandbox }: Opening,
  outcome: string,
): AccountCommand[] => {
  const day = dayOf(startedAtMs)
  const counts = (isSandbox ? sandboxUsageKey : usageKey)(redis, day, tenant)
  const [users, goneAt] = [usersKey(redis, day), goneAtSeconds(day)]
  const fields = ['', ...(isSandbox ? [] : new Set(kinds))].map((kind) => `${kind}|${outcome}`)
  return [
    ...fields.map((field): AccountCommand => ['HINCRBY', counts, field, 1]),
    ['EXPIREAT', counts, goneAt],
    ['SADD', users, tenant],
    ['EXPIREAT', users, goneAt],
  ]
}
