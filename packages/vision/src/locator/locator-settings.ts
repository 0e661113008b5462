import { type ModelCard, ModelUnavailable } from '../model/model-card.js'

export interface LocateLimits {
  readonly documentThreshold: number
  readonly mrzThreshold: number
  readonly maxEach: number
}

/** A photo of both sides, or of an open passport and a card beside it, holds no more than a few. */
const MAX_EACH = 4

/**
 * A suspected MRZ costs one look and is believed only once it has been read, so almost everything is worth a look: of 115
 * zones in real photos the weakest was seen at 0.17.
 */
const SUSPECTED_MRZ = 0.08

/** Input size and thresholds stand in the model's card, beside the set that they were chosen on. */
export function locatorSettings(card: ModelCard): LocateLimits & { readonly sizePx: number } {
  const { input, thresholds } = card as { input?: { shape?: number[] }; thresholds?: Record<string, { value: number }> }
  const sizePx = input?.shape?.[3]
  const document = thresholds?.score?.value
  if (!sizePx || !document) throw new ModelUnavailable(card.id, 'input.shape or thresholds.score are missing')
  return { sizePx, documentThreshold: document, mrzThreshold: SUSPECTED_MRZ, maxEach: MAX_EACH }
}
