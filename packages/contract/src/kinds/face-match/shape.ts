import type { EngineAnswer } from '../../engine.js'
import { errors, errorText, type Language } from '../../errors.js'
import { bad, good, type Shaped } from '../../shaped.js'
import type { FaceMatchScores } from './engine.js'

/** Picked by name: whatever else an engine may hold of two faces is nobody's. */
const told = ({ similarity, quality }: FaceMatchScores): FaceMatchScores => ({ similarity, quality })

/** As 2.10. */
export const shapeFaceMatch = (
  answer: EngineAnswer<FaceMatchScores>,
  { language, details }: { language: Language; details: boolean },
): Shaped => {
  const scores = answer.outcome === 'answered' ? answer.body : (answer.scores as FaceMatchScores | undefined)
  const apiResponse = details && scores ? { api_response: told(scores) } : {}
  if (answer.outcome === 'answered') return good({ valid: true, ...apiResponse })
  return bad(answer, {
    valid: false,
    message: errorText(answer.error, language),
    error_code: errors[answer.error].code,
    ...apiResponse,
  })
}
