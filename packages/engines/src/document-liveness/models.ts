import type { Model } from '@vivid/vision'
import { loadNetworks } from '../frame/networks.js'
import { attackModelId, attackThresholds } from './attack/index.js'

/** The models' folders. */
export const modelIds = {
  locator: 'document-locator',
  faces: 'face-detector',
  liveness: attackModelId,
  sex: 'portrait-sex',
} as const

export type ExaminerModels = Readonly<Record<keyof typeof modelIds, Model>>

/** A card without thresholds must stop the start, not every picture. */
export const checkCards = ({ liveness }: Pick<ExaminerModels, 'liveness'>): void => {
  attackThresholds(liveness.card, true)
}

/** A missing model, a wrong hash or a card without thresholds stops the start. */
export const loadExaminerModels = async (folder?: string): Promise<ExaminerModels> => {
  const models = await loadNetworks(modelIds, folder)
  checkCards(models)
  return models
}
