import type { JobReply, SidesLink } from '@vivid/contract'
import { asRefused, CallerGone, Rejected } from '../refusal.js'

/** How a request ended, for metrics, traces and its record. */
export interface Ending {
  outcome: string
  status: number
  code: number | null
  /** Why it failed, see `Reason`. */
  error: string | null
  /** How the sides of a card belong together. */
  link: SidesLink | null
}

/** As nginx counts callers that hang up; it is never sent. */
const HUNG_UP_STATUS = 499

export const endingOfAnswer = ({
  status,
  code,
  error,
  link,
}: Pick<JobReply, 'status' | 'code' | 'error' | 'link'>): Ending => {
  const finished = code === null ? 'answered' : 'rejected'
  const unfinished = { 202: 'deferred', 503: 'unavailable', 504: 'deadline_exceeded' }[status] ?? 'failed'
  return { outcome: status === 200 ? finished : unfinished, status, code, error: error ?? null, link: link ?? null }
}

export const endingOfError = (error: unknown): Ending => {
  if (error instanceof CallerGone)
    return { outcome: 'gone', status: HUNG_UP_STATUS, code: null, error: 'gone', link: null }
  if (error instanceof Rejected) {
    return { outcome: 'rejected', status: error.status, code: error.code, error: error.errorName, link: null }
  }
  const { reason, status } = asRefused(error)
  return { outcome: reason === 'internal' ? 'failed' : reason, status, code: null, error: reason, link: null }
}
