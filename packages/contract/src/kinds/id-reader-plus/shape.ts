import type { EngineAnswer } from '../../engine.js'
import { errors, errorText, type Language } from '../../errors.js'
import { bad, type Shaped } from '../../shaped.js'
import { ocr } from '../ocr/index.js'
import { shapeOcr } from '../ocr/shape.js'
import type { ProvenDocument } from './engine.js'

/** A failed proof of life is 2.8's second body, to which the gateway adds `id`. Of a passed one the caller gets what was read. */
export const shapeIdReaderPlus = (
  answer: EngineAnswer<ProvenDocument>,
  job: { documentType: string; language: Language },
): Shaped => {
  if (answer.outcome === 'answered') return { ...shapeOcr(answer.body.reading, job), isRead: true }
  // Reading ended it, before anything was judged: by a failure of ours, or because another document was asked for.
  if (answer.error === ocr.ownFailure || answer.error === 'document_type_mismatch')
    return { ...shapeOcr(answer, job), isRead: true }
  return bad(answer, {
    valid: false,
    error_code: errors[answer.error].code,
    error: errorText(answer.error, job.language),
  })
}
