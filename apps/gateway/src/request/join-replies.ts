import { type BiometricsPart, biometricsParts, type JobReply, type Language } from '@vivid/contract'
import { Refused } from '../refusal.js'

export type PartReplies = Partial<Record<BiometricsPart, JobReply>>

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
export const joinReplies = (parts: PartReplies, requestId: string): JobReply => {
  const told = biometricsParts.flatMap((name) => (parts[name] ? [[name, parts[name]] as const] : []))
  const replies = told.map(([, reply]) => reply)
  const deciding = decisive(replies)
  const bodies = Object.fromEntries(told.map(([name, { body }]) => [name, body]))
  const answer = { valid: replies.every(isValid), ...bodies }
  const link = parts.document?.link
  const { error, reason } = deciding.body as { error?: string; reason?: string }
  return {
    ...deciding,
    ...(link && { link }),
    body: deciding.status < 503 ? answer : { error, reason, request_id: requestId, ...answer },
  }
}

/** Every part's reply once all are there. One that was refused on its way, or did not finish, is told in its place. */
export const settleParts = async (
  parts: Partial<Record<BiometricsPart, Promise<JobReply>>>,
  language: Language,
): Promise<PartReplies> => {
  const settled = Object.entries(parts).map(async ([name, reply]) => [name, await reply.catch(asReply(language))])
  return Object.fromEntries(await Promise.all(settled))
}

const asReply =
  (language: Language) =>
  (error: unknown): JobReply => {
    if (!(error instanceof Refused)) throw error
    const { status, reason } = error
    return {
      jobId: '',
      status,
      code: null,
      error: reason,
      body: error.body(language),
      timings: { queuedMs: 0, fetchMs: 0, engineMs: 0 },
    }
  }
