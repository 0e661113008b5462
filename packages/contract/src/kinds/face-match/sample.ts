import type { EngineAnswer } from '../../engine.js'
import type { SampleName } from '../../sample-name.js'
import type { FaceMatchScores } from './engine.js'
import { faceMatchEndpointErrors } from './errors-of-endpoint.js'

const same: FaceMatchScores = { similarity: 0.83, quality: 0.91 }
const measured: Readonly<Record<string, FaceMatchScores>> = {
  faces_differ: { similarity: 0.12, quality: 0.9 },
  selfie_of_document: { similarity: 0.98, quality: 0.88 },
}

export const sampleFaces = (name: SampleName): EngineAnswer<FaceMatchScores> | null => {
  if (name === 'valid') return { outcome: 'answered', body: same }
  if (!Object.hasOwn(faceMatchEndpointErrors, name)) return null
  const error = name as keyof typeof faceMatchEndpointErrors
  return { outcome: 'rejected', error, ...(measured[error] && { scores: measured[error] }) }
}
