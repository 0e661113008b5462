import type { EngineAnswer } from '../../engine.js'
import { errors, errorText, type Language } from '../../errors.js'
import { bad, good, type Shaped } from '../../shaped.js'
import { metadataText } from './metadata.js'
import type { OcrAnswer } from './responses.js'

/** 2.2–2.7, or 2.8's first body. */
export const shapeOcr = (
  answer: EngineAnswer<OcrAnswer>,
  { documentType, language }: { documentType: string; language: Language },
): Shaped => {
  if (answer.outcome === 'answered') {
    const { body, link, reason } = answer
    return { ...good(body), ...(reason && { error: reason }), ...(link && { link }) }
  }
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
