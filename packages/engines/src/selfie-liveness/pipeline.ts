import type { ErrorName } from '@vivid/contract'
import { anyPicture, decode } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import { analyseFace } from './analyse-face.js'
import type { AnalysedSelfie } from './analysed-selfie.js'
import { failingAs } from './failing-as.js'
import { findProblem } from './find-problem.js'
import type { SelfieModels } from './models.js'
import { judgeSpoof } from './spoof/judge-spoof.js'

/** Problems after which there is no one face that a network could judge. */
const unjudgeable: readonly ErrorName[] = ['several_faces', 'face_too_small']

export type SelfieRun = Run<SelfieModels>

/** Bytes to everything that was measured: decode → find the face → judge its conditions → measure → judge spoof. */
export const analyseSelfie = async (run: SelfieRun, bytes: Uint8Array): Promise<AnalysedSelfie> => {
  const { models, stage } = run
  const decoded = await failingAs('selfie_processing_failed', () => stage('decode', () => decode(bytes, anyPicture)))
  const { picture } = decoded
  const face = await failingAs('face_borders_failed', () => analyseFace(run, picture))
  if (!face) return { ...decoded, found: null, problem: 'face_not_found' }
  const problem = findProblem(face)
  if (problem && unjudgeable.includes(problem)) return { ...decoded, found: face, problem }
  const spoof = await failingAs('liveness_failed', () =>
    stage('judge-spoof', () => judgeSpoof(models, picture, face.face)),
  )
  const found = { ...face, spoof }
  return { ...decoded, found, problem: findProblem(found) }
}
