/** The picture was analysed and this is what the service found. */
export interface Accepted<Answer> {
  outcome: 'accepted'
  answer: Answer
  /** Present when `return_id` was asked for, and where the interface always states it. */
  id?: number
}

/** A verdict the person can act on: another picture, another document, open eyes. Not an exception. */
export interface Rejected {
  outcome: 'rejected'
  /** 700…716 for selfies, 800…829 for documents. */
  code: number
  message: string
  /** Which step failed, on identity cards. */
  step?: string
  id?: number
  /** The whole body, as sent. */
  body: Record<string, unknown>
}

export type Result<Answer> = Accepted<Answer> | Rejected

/** Tells a coded rejection (2.8, 2.10) from an answer. `OCR` beside a good `MRZ` may hold a code of its own: that is an answer. */
export const resultOf = <Answer>(body: Record<string, unknown>): Result<Answer> => {
  const id = typeof body.id === 'number' ? { id: body.id } : {}
  if (typeof body.error_code !== 'number') return { outcome: 'accepted', answer: body as Answer, ...id }
  const { metadata } = (body.details ?? {}) as { metadata?: unknown }
  return {
    outcome: 'rejected',
    code: body.error_code,
    message: String(body.error ?? body.message ?? ''),
    ...(typeof metadata === 'string' && metadata !== '' ? { step: metadata } : {}),
    ...id,
    body,
  }
}
