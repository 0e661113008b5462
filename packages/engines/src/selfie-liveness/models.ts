import type { Model } from '@vivid/vision'
import { loadNetworks } from '../frame/networks.js'
import { spoofModelId } from './spoof/judge-spoof.js'
import { surroundingsModelId } from './spoof/look-around.js'

/** The models' folders. */
const modelIds = {
  detector: 'face-detector',
  mesh: 'face-mesh',
  conditions: 'face-conditions',
  spoof: spoofModelId,
  surroundings: surroundingsModelId,
  embedding: 'face-embedding',
} as const

export type SelfieModels = Readonly<Record<keyof typeof modelIds, Model>>

export const loadSelfieModels = (folder?: string): Promise<SelfieModels> => loadNetworks(modelIds, folder)
