import type { Model } from '@vivid/vision'
import { loadNetworks } from '../frame/networks.js'

/** The models' folders. */
const modelIds = {
  detector: 'face-detector',
  mesh: 'face-mesh',
  conditions: 'face-conditions',
  locator: 'document-locator',
  embedding: 'face-embedding',
} as const

export type FaceMatchModels = Readonly<Record<keyof typeof modelIds, Model>>

export const loadFaceMatchModels = (folder?: string): Promise<FaceMatchModels> => loadNetworks(modelIds, folder)
