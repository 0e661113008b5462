import type { EngineAnswer } from '../../engine.js'
import { errors, errorText, type Language } from '../../errors.js'
import { bad, good, type Shaped } from '../../shaped.js'
import type { LivenessScores } from './engine.js'

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
