import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from '../frame/stopwatch.js'
import { spoofModelId } from './spoof/judge-spoof.js'
import { surroundingsModelId } from './spoof/look-around.js'

export interface SelfieModels {
  readonly detector: Model
  readonly mesh: Model
  readonly conditions: Model
  readonly spoof: Model
  readonly surroundings: Model
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = {
  detector: 'face-detector',
  mesh: 'face-mesh',
  conditions: 'face-conditions',
  spoof: spoofModelId,
  surroundings: surroundingsModelId,
} as const

export async function loadSelfieModels(folder?: string): Promise<SelfieModels> {
  const [detector, mesh, conditions, spoof, surroundings] = await Promise.all([
    loadModel(modelIds.detector, folder),
    loadModel(modelIds.mesh, folder),
    loadModel(modelIds.conditions, folder),
    loadModel(modelIds.spoof, folder),
    loadModel(modelIds.surroundings, folder),
  ])
  return { detector, mesh, conditions, spoof, surroundings }
}

export const watchModels = (models: SelfieModels, { watch }: Stopwatch): SelfieModels => ({
  detector: watch(models.detector),
  mesh: watch(models.mesh),
  conditions: watch(models.conditions),
  spoof: watch(models.spoof),
  surroundings: watch(models.surroundings),
})
