import { Refused } from '../refusal.js'

export const idempotencyHeader = 'idempotency-key'
/** Says that an answer was kept from an earlier request. */
export const replayedHeader = 'idempotent-replayed'

/** Visible ASCII, as long as any sensible identifier. */
const allowed = /^[\x21-\x7e]{1,128}$/

/** Null without the header. */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !allowed.test(header)) throw new Refused('invalid_idempotency_key')
  return header
}
