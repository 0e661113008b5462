import { setTimeout as sleep } from 'node:timers/promises'
import type { JobReply } from '@vivid/contract'
import type { Idempotency, KeyScope, Lease } from '@vivid/platform'
import { CallerGone, Refused, unavailable } from '../refusal.js'

const POLL_MS = 100

/** What is kept of an answer. */
export type Kept = Pick<JobReply, 'status' | 'code' | 'error' | 'body'>

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
  work: (lease: Lease) => Promise<Kept>,
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

const keep = async (lease: Lease, work: (lease: Lease) => Promise<Kept>) => {
  let answer: Kept
  try {
    answer = await work(lease)
  } catch (error) {
    await lease.drop()
    throw error
  }
  const { status, code, error, body } = answer
  const kept: Kept = { status, code, body, ...(error === undefined ? {} : { error }) }
  // Before the caller has it: should the connection break, the next try finds it. What was deferred is kept already.
  await (status === 200 ? lease.keep(kept) : lease.drop())
  return answer
}
