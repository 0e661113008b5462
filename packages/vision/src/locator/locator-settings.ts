import { type ModelCard, ModelUnavailable } from '../model/model-card.js'

export interface LocateLimits {
  readonly documentThreshold: number
  readonly mrzThreshold: number
  readonly maxEach: number
}

/** Most documents, and most MRZs, that are taken from one picture: a photo of both sides holds two. */
const MAX_EACH = 4

/** Input size and thresholds stand in the model's card, beside the set that they were chosen on. */
export const locatorSettings = (card: ModelCard): LocateLimits & { readonly sizePx: number } => {
  const { input, thresholds } = card as { input?: { shape?: number[] }; thresholds?: Record<string, { value: number }> }
  const sizePx = input?.shape?.[3]
  const document = thresholds?.score?.value
  // The lower of its two: a suspected MRZ costs one look and is believed only once it has been read.
  const mrz = thresholds?.secondLook?.value
  if (!sizePx || !document || !mrz) {
    throw new ModelUnavailable(card.id, 'input.shape, thresholds.score or thresholds.secondLook is missing')
  }
  return { sizePx, documentThreshold: document, mrzThreshold: mrz, maxEach: MAX_EACH }
}
