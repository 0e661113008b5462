import type { EngineAnswer, LivenessScores, ProvenDocument, Rejected } from './engine.js'
import { errors, errorText, type FailureName, type Language } from './errors.js'
import type { Job, JobKind, JobReply } from './jobs.js'
import { metadataText } from './metadata.js'
import type { OcrAnswer } from './responses.js'

export type Shaped = Pick<JobReply, 'status' | 'code' | 'error' | 'body' | 'isRead'>

const good = (body: unknown): Shaped => ({ status: 200, code: null, body })
const bad = ({ error }: Rejected, body: object): Shaped => ({
  status: errors[error].status,
  code: errors[error].code,
  error,
  body,
})

/** 2.2–2.7, or 2.8's first body. */
export const shapeOcr = (
  answer: EngineAnswer<OcrAnswer>,
  { documentType, language }: { documentType: string; language: Language },
): Shaped => {
  if (answer.outcome === 'answered') return good(answer.body)
  const details =
    documentType === 'identification_card'
      ? { details: { metadata: metadataText(answer.metadata ?? '', language), ...answer.details } }
      : {}
  return bad(answer, {
    error: errorText(answer.error, language),
    error_code: errors[answer.error].code,
    ...details,
  })
}

/** A failed proof of life is 2.8's second body, to which the gateway adds `id`. Of a passed one the caller gets what was read. */
export const shapeDocumentLiveness = (
  answer: EngineAnswer<ProvenDocument>,
  job: { documentType: string; language: Language },
): Shaped => {
  if (answer.outcome === 'answered') {
    const { proof, reading } = answer.body
    return reading ? { ...shapeOcr(reading, job), isRead: true } : good(proof)
  }
  const { language } = job
  return bad(answer, {
    valid: false,
    error_code: errors[answer.error].code,
    error: errorText(answer.error, language),
  })
}

/** 2.10 */
export const shapeSelfieLiveness = (
  answer: EngineAnswer<LivenessScores>,
  { language, details }: { language: Language; details: boolean },
): Shaped => {
  const scores = answer.outcome === 'answered' ? answer.body : answer.scores
  const apiResponse = details && scores ? { api_response: scores } : {}
  if (answer.outcome === 'answered') return good({ valid: true, ...apiResponse })
  return bad(answer, {
    valid: false,
    message: errorText(answer.error, language),
    error_code: errors[answer.error].code,
    ...apiResponse,
  })
}

/** The coded failure that stands for a crash, a hang or a thrown error of ours. */
export const ownFailure = {
  ocr: 'reading_failed',
  'document-liveness': 'document_check_failed',
  'selfie-liveness': 'liveness_failed',
} as const satisfies Record<JobKind, FailureName>

/** A failure of ours, in the body that rejections of this kind of work have. */
export const shapeFailure = (kind: JobKind, error: FailureName, job: Job): Shaped => {
  const rejected = { outcome: 'rejected', error } as const
  if (kind === 'selfie-liveness') return shapeSelfieLiveness(rejected, { language: job.language, details: false })
  const asked = job as Job<'ocr' | 'document-liveness'>
  if (kind === 'ocr') return shapeOcr(rejected, asked)
  // The document was proven genuine before: its reading failed.
  if (error === ownFailure.ocr) return { ...shapeOcr(rejected, asked), isRead: true }
  return shapeDocumentLiveness(rejected, asked)
}
