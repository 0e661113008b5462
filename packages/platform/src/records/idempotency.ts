import { createHash, randomUUID } from 'node:crypto'
import type { JobKind } from '@vivid/contract'
import type { Log } from '../process/log.js'
import type { Outage } from '../process/outage.js'
import { defineScript } from '../queue/define-script.js'
import { type Connection, keyOf } from '../queue/keys.js'
import type { MasterKeys } from '../secrecy/master-keys.js'
import { open, seal } from '../secrecy/seal.js'
import { claimScript, dropScript, keepScript, renewScript } from './idempotency-scripts.js'

/** A gateway that dies lets go of its requests after this long; a living one renews. */
const USUAL_LEASE_MS = 5_000

/**
 * Whose key it is: equal keys of other tenants, for another endpoint or for other work have nothing to do with each other. An
 * answer without proof of life must not stand for one with it, should the tenant contract it meanwhile.
 */
export interface KeyScope {
  tenant: string
  endpoint: string
  kinds: readonly JobKind[]
  key: string
}

/** An answer as it is kept, for a script that keeps it together with something else. */
export interface KeptAnswer {
  answerKey: string
  /** Names the holder of the lease: whoever lost it may not keep an answer. */
  token: string
  digest: string
  sealed: string
  lifeMs: number
}

/** The right to do the work, until it is kept or dropped. */
export interface Lease {
  answerKey: string
  seal(answer: unknown): KeptAnswer
  /** From now on the same request gets this answer. Resolves in any case: the answer is good without being kept. */
  keep(answer: unknown): Promise<void>
  /** There is no answer worth keeping: the next request with the key starts anew. */
  drop(): Promise<void>
}

export type Claim =
  | { state: 'claimed'; lease: Lease }
  | { state: 'kept'; answer: unknown }
  /** Another request with the key is at work. */
  | { state: 'running' }
  /** The key was used with another body. */
  | { state: 'other' }

export interface Idempotency {
  /** `digests` of the body under all master keys, as `FormDigest` makes them: the first is written down, any is recognised. */
  claim(scope: KeyScope, digests: readonly string[]): Promise<Claim>
  close(): void
}

/** Only its hash is stored: callers may put anything into their keys. */
const hashOf = ({ tenant, endpoint, kinds, key }: KeyScope): string =>
  createHash('sha256')
    .update(JSON.stringify([tenant, endpoint, kinds.toSorted(), key]))
    .digest('base64url')

type Script = (key: string, ...values: (string | number)[]) => Promise<unknown>

/** One answer per key and body, kept sealed in Redis for its time. */
export const createIdempotency = (options: {
  redis: Connection
  keys: MasterKeys
  /** How long answers are kept. */
  lifeMs: number
  log: Log
  /** Where answers are counted that could not be kept; without it each is a line. */
  outage?: Outage
  leaseMs?: number
}): Idempotency => {
  const { redis, keys, lifeMs, log, leaseMs = USUAL_LEASE_MS } = options
  const define = (name: string, lua: string): Script => defineScript(redis, name, 1, lua)
  const claim = define('claimAnswer', claimScript)
  const keep = define('keepAnswer', keepScript)
  const drop = define('dropAnswer', dropScript)
  const renew = define('renewAnswer', renewScript)
  const held = new Map<string, string>()

  const timer = setInterval(() => {
    for (const [token, answerKey] of held) renew(answerKey, token, leaseMs).catch(() => undefined)
  }, leaseMs / 3)
  timer.unref()

  const lease = (answerKey: string, token: string, digest: string): Lease => {
    held.set(token, answerKey)
    const finish = async (what: string, write: () => Promise<unknown>) => {
      held.delete(token)
      await write().catch((error: unknown) => {
        if (options.outage) options.outage.failed(error, 'answers')
        else log.warn({ err: error }, `${what} an answer failed`)
      })
    }
    const sealAnswer = (answer: unknown): KeptAnswer => {
      const sealed = seal(keys.makeDataKey(), answerKey, Buffer.from(JSON.stringify(answer)))
      return { answerKey, token, digest, sealed: sealed.toString('base64'), lifeMs }
    }
    return {
      answerKey,
      seal: sealAnswer,
      keep: (answer) => finish('keeping', () => keep(answerKey, token, digest, sealAnswer(answer).sealed, lifeMs)),
      drop: () => finish('dropping', () => drop(answerKey, token)),
    }
  }

  const claimOnce = async (scope: KeyScope, digests: readonly string[]): Promise<Claim> => {
    const answerKey = keyOf(redis, 'idempotency', hashOf(scope))
    const token = randomUUID()
    const [state, sealed] = (await claim(answerKey, token, leaseMs, ...digests)) as [Claim['state'], string?]
    if (state === 'claimed') return { state, lease: lease(answerKey, token, digests[0]!) }
    if (state !== 'kept') return { state }
    try {
      return { state, answer: JSON.parse(open(keys, answerKey, Buffer.from(sealed!, 'base64')).bytes.toString()) }
    } catch (error) {
      log.warn({ err: error }, 'a kept answer cannot be opened; forgetting it')
      await redis.del(answerKey)
      return claimOnce(scope, digests)
    }
  }
  return { claim: claimOnce, close: () => clearInterval(timer) }
}
