import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import { spoofModelId } from './spoof/judge-spoof.js'

export interface SelfieModels {
  readonly detector: Model
  readonly mesh: Model
  readonly conditions: Model
  readonly spoof: Model
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = {
  detector: 'face-detector',
  mesh: 'face-mesh',
  conditions: 'face-conditions',
  spoof: spoofModelId,
} as const

export async function loadSelfieModels(folder?: string): Promise<SelfieModels> {
  const [detector, mesh, conditions, spoof] = await Promise.all([
    loadModel(modelIds.detector, folder),
    loadModel(modelIds.mesh, folder),
    loadModel(modelIds.conditions, folder),
    loadModel(modelIds.spoof, folder),
  ])
  return { detector, mesh, conditions, spoof }
}

export const watchModels = (models: SelfieModels, { watch }: Stopwatch): SelfieModels => ({
  detector: watch(models.detector),
  mesh: watch(models.mesh),
  conditions: watch(models.conditions),
  spoof: watch(models.spoof),
})
