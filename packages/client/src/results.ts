import type { OcrContradiction, Reason } from '@vivid/contract'
import type { Received } from './received.js'

interface Told {
  /** It is a sample that was asked for by `sandboxAnswer`: no picture was analysed. Absent from real answers. */
  sandbox?: true
}

/** The picture was analysed and this is what the service found. */
export interface Accepted<Answer> extends Told {
  outcome: 'accepted'
  answer: Answer
  /**
   * False when the answer says so (`valid` or `match` is false), or its `reason` where the interface gives the answer no `valid`: a
   * check digit fails, two sides contradict each other, or they could not be shown to be of one document. Such an answer was read,
   * and must not be relied on.
   */
  consistent: boolean
  /** Why it is not consistent: `sides_contradict`, `check_digit` …; of the combined request why the part failed that decides. */
  reason?: Reason
  /** What contradicts what, where `details` was asked for. */
  contradictions: readonly OcrContradiction[]
  /** Present when `return_id` was asked for, and where the interface always states it. */
  id?: number
}

/** A verdict the person can act on: another picture, another document, open eyes. Not an exception. */
export interface Rejected extends Told {
  outcome: 'rejected'
  /** 700…716 for selfies, 730…733 for face match, 800…829 for documents. */
  code: number
  /** What tells apart the meanings of a code: 818 is `front_text_unreadable`, `document_on_screen`, `document_copied` … */
  reason?: Reason
  message: string
  /** Which step failed, on identity cards. */
  step?: string
  id?: number
  /** The whole body, as sent. */
  body: Record<string, unknown>
}

export type Result<Answer> = Accepted<Answer> | Rejected

/** Of a passport whose printed text has a code of its own, only a failing check digit says anything about its zone. */
const tellsOfPrintAlone = (body: Received['body'], reason: string) =>
  typeof (body.OCR as { error_code?: unknown } | undefined)?.error_code === 'number' && reason !== 'check_digit'

interface Details {
  metadata?: unknown
  contradictions?: readonly OcrContradiction[]
}

/** Tells a coded rejection (2.8, 2.10) from an answer. `OCR` beside a good `MRZ` may hold a code of its own: that is an answer. */
export const resultOf = <Answer>({ body, reason: told, sandbox }: Received): Result<Answer> => {
  const id = typeof body.id === 'number' ? { id: body.id } : {}
  const sampled = sandbox ? { sandbox } : {}
  // A service of a later version may have further ones.
  const reason = told === undefined ? {} : { reason: told as Reason }
  const { metadata, contradictions = [] } = (body.details ?? {}) as Details
  if (typeof body.error_code !== 'number') {
    const isFaultless = told === undefined || tellsOfPrintAlone(body, told)
    const consistent = body.valid !== false && body.match !== false && isFaultless
    return { outcome: 'accepted', answer: body as Answer, consistent, ...reason, ...sampled, contradictions, ...id }
  }
  return {
    outcome: 'rejected',
    code: body.error_code,
    ...reason,
    ...sampled,
    message: String(body.error ?? body.message ?? ''),
    ...(typeof metadata === 'string' && metadata !== '' ? { step: metadata } : {}),
    ...id,
    body,
  }
}
