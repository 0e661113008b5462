import { setTimeout as sleep } from 'node:timers/promises'
import type { JobReply } from '@vivid/contract'
import type { Idempotency, KeyScope, Lease } from '@vivid/platform'
import { CallerGone, Refused, unavailable } from '../refusal.js'

const POLL_MS = 100

/** What is kept of an answer. */
type Kept = Pick<JobReply, 'status' | 'code' | 'error' | 'body'>

/** Work that is done, and not yet told to its caller. */
export interface Worked {
  answer: Kept
  /** The transaction is accounted for. Never rejects. */
  counted: Promise<void>
}

export interface Once {
  answer: Kept
  replayed: boolean
}

/**
 * The first request with a key does the work; the same request later, or meanwhile, gets its answer. Only finished analyses
 * are kept: after a failure of ours, an overload or a missed deadline the next one starts anew.
 */
export const answerOnce = async (
  idempotency: Idempotency,
  request: KeyScope & {
    digests: readonly string[]
    /** When a request that waits for another one gives up. */
    giveUpMs: number
    gone: AbortSignal
  },
  work: (lease: Lease) => Promise<Worked>,
): Promise<Once> => {
  while (true) {
    const claim = await idempotency.claim(request, request.digests).catch(() => Promise.reject(unavailable()))
    if (claim.state === 'other') throw new Refused('idempotency_key_reused')
    if (claim.state === 'kept') return { answer: claim.answer as Kept, replayed: true }
    if (claim.state === 'claimed') return { answer: await keep(claim.lease, work), replayed: false }
    if (request.gone.aborted) throw new CallerGone()
    if (performance.now() >= request.giveUpMs) throw new Refused('deadline_exceeded')
    await sleep(POLL_MS)
  }
}

const keep = async (lease: Lease, work: (lease: Lease) => Promise<Worked>) => {
  let worked: Worked
  try {
    worked = await work(lease)
  } catch (error) {
    await lease.drop()
    throw error
  }
  const { answer, counted } = worked
  const { status, code, error, body } = answer
  const kept: Kept = { status, code, body, ...(error === undefined ? {} : { error }) }
  // Before the caller has it: should the connection break, the next try finds it. What was deferred is kept already.
  const written = status === 200 ? lease.keep(kept) : lease.drop()
  // Redis is told of both in one write.
  await Promise.all([counted, written])
  return answer
}
