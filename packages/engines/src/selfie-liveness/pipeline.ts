import type { ErrorName } from '@vivid/contract'
import { anyPicture, decode, eyeOpening, headPose, type Picture } from '@vivid/vision'
import { type Stopwatch, startStopwatch } from '../frame/stopwatch.js'
import type { AnalysedFace, AnalysedSelfie } from './analysed-selfie.js'
import { failingAs } from './failing-as.js'
import { findProblem } from './find-problem.js'
import { type SelfieModels, watchModels } from './models.js'
import { judgeSpoof } from './spoof/judge-spoof.js'
import { countFaces } from './stages/count-faces.js'
import { findFace } from './stages/find-face.js'
import { judgeConditions } from './stages/judge-conditions.js'
import { measureFraming } from './stages/measure-framing.js'
import { measureLight } from './stages/measure-light.js'
import { scoreQuality } from './stages/score-quality.js'

/** Problems after which there is no one face that a network could judge. */
const unjudgeable: readonly ErrorName[] = ['several_faces', 'face_too_small']

/** Bytes to everything that was measured: decode → find → measure → judge conditions → judge spoof. */
export async function analyseSelfie(
  loaded: SelfieModels,
  bytes: Uint8Array,
  stopwatch: Stopwatch = startStopwatch(),
): Promise<AnalysedSelfie> {
  const models = watchModels(loaded, stopwatch)
  const decoded = await failingAs('selfie_processing_failed', () =>
    stopwatch.stage('decode', () => decode(bytes, anyPicture)),
  )
  const { picture } = decoded
  const face = await failingAs('face_borders_failed', () => analyseFace(models, picture, stopwatch))
  if (!face) return { ...decoded, found: null, problem: 'face_not_found' }
  const problem = findProblem(face)
  if (problem && unjudgeable.includes(problem)) return { ...decoded, found: face, problem }
  const spoof = await failingAs('liveness_failed', () =>
    stopwatch.stage('judge', () => judgeSpoof(models, picture, face.face)),
  )
  const found = { ...face, spoof }
  return { ...decoded, found, problem: findProblem(found) }
}

async function analyseFace(models: SelfieModels, picture: Picture, stopwatch: Stopwatch): Promise<AnalysedFace | null> {
  const found = await stopwatch.stage('find', () => findFace(models, picture))
  if (!found) return null
  const { face, mesh } = found
  const count = await stopwatch.stage('count', () => countFaces(models, picture, found))
  const conditions = await stopwatch.stage('conditions', () => judgeConditions(models.conditions, picture, face, mesh))
  const framing = measureFraming(picture, face, mesh)
  const light = measureLight(picture, face)
  const pose = headPose(mesh)
  const quality = scoreQuality(light, framing, pose)
  return { ...found, count, framing, light, pose, opening: eyeOpening(mesh), conditions, quality, spoof: null }
}
