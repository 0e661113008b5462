import { eyeOpening, headPose, type Picture } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import type { AnalysedFace } from './analysed-selfie.js'
import type { SelfieModels } from './models.js'
import { countFaces } from './stages/count-faces.js'
import { findFace } from './stages/find-face.js'
import { judgeConditions } from './stages/judge-conditions.js'
import { measureFraming } from './stages/measure-framing.js'
import { measureLight } from './stages/measure-light.js'
import { scoreQuality } from './stages/score-quality.js'

type FaceModels = Pick<SelfieModels, 'detector' | 'mesh' | 'conditions'>

/** All that is measured on the main face of a picture, but whether it lives; null where there is none. */
export const analyseFace = async (
  { models, stage }: Run<FaceModels>,
  picture: Picture,
): Promise<AnalysedFace | null> => {
  const found = await stage('find-face', () => findFace(models, picture))
  if (!found) return null
  const { face, mesh } = found
  const count = await stage('count-faces', () => countFaces(models, picture, found))
  const conditions = await stage('judge-conditions', () => judgeConditions(models.conditions, picture, face, mesh))
  const framing = measureFraming(picture, face, mesh)
  const light = measureLight(picture, face)
  const pose = headPose(mesh)
  const quality = scoreQuality(light, framing, pose)
  return { ...found, count, framing, light, pose, opening: eyeOpening(mesh), conditions, quality, spoof: null }
}
