import type { EngineAnswer } from '../../engine.js'
import type { SampleName } from '../../sample-name.js'
import type { LivenessScores } from './engine.js'
import { selfieErrors } from './errors.js'

const living: LivenessScores = { score: 2.06, quality: 1, liveness: 0.887 }
/** Only what was measured is told: of a face that was not found there is nothing. */
const measured: Readonly<Record<string, LivenessScores>> = {
  selfie_quality: { score: 0.4, quality: 0.31, liveness: 0.612 },
  face_is_flat: { score: -4.9, quality: 0.94, liveness: 0.007 },
  liveness_score: { score: -2.3, quality: 0.94, liveness: 0.071 },
}

export const sampleSelfie = (name: SampleName): EngineAnswer<LivenessScores> | null => {
  if (name === 'valid') return { outcome: 'answered', body: living }
  if (!Object.hasOwn(selfieErrors, name)) return null
  const error = name as keyof typeof selfieErrors
  return { outcome: 'rejected', error, ...(measured[error] && { scores: measured[error] }) }
}
