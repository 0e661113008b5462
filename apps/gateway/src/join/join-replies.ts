import { biometricsParts, type JobReply, kinds, type Language } from '@vivid/contract'
import { Refused, unavailable } from '../refusal.js'
import { addAsked } from '../request/answer.js'
import type { AgreeingParts, Disagreement, Part, Parts } from './agree.js'

/** A passport with `document_id` says nothing of `valid`: it is where the printed page was read, too (interface 2.4, 2.5). */
const isValid = ({ code, error, body }: JobReply): boolean => {
  const { valid, OCR } = body as { valid?: boolean; OCR?: { error_code?: number } }
  return code === null && (valid ?? (error === undefined && OCR !== undefined && OCR.error_code === undefined))
}

/** The part that decides how the request ended: a failure of ours before a rejection, the earlier before the later. */
const decisive = (replies: readonly JobReply[]): JobReply => {
  const status = Math.max(...replies.map((reply) => reply.status))
  const worst = replies.filter((reply) => reply.status === status)
  return worst.find(({ code }) => code !== null) ?? worst.find(({ error }) => error !== undefined) ?? worst[0]!
}

/**
 * One answer of several: each part's body under its name. Its status is the highest of the parts, so that whoever looks at nothing else
 * does as with a single answer; told to come again (503, 504), they also find the reason where refusals have it.
 */
export const joinReplies = ({ parts, isHolderUnlinked }: AgreeingParts, requestId: string): JobReply => {
  const told = biometricsParts.flatMap((name) => (parts[name] ? [[name, parts[name].reply] as const] : []))
  const replies = told.map(([, reply]) => reply)
  const deciding = decisive(replies)
  const bodies = Object.fromEntries(told.map(([name, { body }]) => [name, body]))
  const isEachValid = replies.every(isValid)
  const answer = { valid: isEachValid && !isHolderUnlinked, ...bodies }
  const link = parts.document?.reply.link
  const { error, reason } = deciding.body as { error?: string; reason?: string }
  return {
    ...deciding,
    ...(link && { link }),
    ...(isEachValid && isHolderUnlinked && { error: 'sides_unlinkable' }),
    body: deciding.status < 503 ? answer : { error, reason, request_id: requestId, ...answer },
  }
}

const withoutWork = { jobId: '', timings: { queuedMs: 0, fetchMs: 0, engineMs: 0 } }

/** A part that was refused on its way, or did not finish, is told in its place. */
export const asReply =
  (language: Language) =>
  (error: unknown): JobReply => {
    if (!(error instanceof Refused)) throw error
    const { status, reason } = error
    return { ...withoutWork, status, code: null, error: reason, body: error.body(language) }
  }

/** What stands in place of a face match that compared other faces than the other parts judged. */
export const replyInstead =
  (language: Language, details: boolean) =>
  (why: Disagreement): JobReply => {
    if (why === 'unsaid') return asReply(language)(unavailable())
    const rejected = kinds['face-match'].shape({ outcome: 'rejected', error: why }, { language, details } as never)
    return addAsked({ ...withoutWork, ...rejected }, { id: null, details })
  }

/** Every part once all are there. */
export const wholeOf = async (parts: Partial<Record<keyof Parts, Promise<Part>>>): Promise<Parts> => {
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(entries))
}
