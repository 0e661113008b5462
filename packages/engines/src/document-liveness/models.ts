import type { Model } from '@vivid/vision'
import { ghostSettings } from '../face-match/match-settings.js'
import { loadNetworks } from '../frame/networks.js'
import { attackModelId, attackThresholds, paperToneSettings } from './attack/index.js'

/** The models' folders. */
export const modelIds = {
  locator: 'document-locator',
  faces: 'face-detector',
  liveness: attackModelId,
  sex: 'portrait-sex',
} as const

/** Those that compare a document's two portraits: a service may go without. */
export const ghostModelIds = { mesh: 'face-mesh', embedding: 'face-embedding' } as const

export type ExaminerModels = Readonly<Record<keyof typeof modelIds, Model>> &
  Partial<Readonly<Record<keyof typeof ghostModelIds, Model>>>

/** A card that lacks a number must stop the start, not every picture. */
export const checkCards = ({ liveness, embedding }: Pick<ExaminerModels, 'liveness' | 'embedding'>): void => {
  attackThresholds(liveness.card, true)
  paperToneSettings(liveness.card)
  if (embedding) ghostSettings(embedding.card)
}

/** A missing model, a wrong hash or a card without thresholds stops the start. */
export const loadExaminerModels = async (folder?: string): Promise<ExaminerModels> => {
  const models = await loadNetworks({ ...modelIds, ...ghostModelIds }, folder)
  checkCards(models)
  return models
}
