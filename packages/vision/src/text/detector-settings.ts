import { type ModelCard, ModelUnavailable } from '../model/model-card.js'

export interface DetectorSettings {
  /** What the view is scaled to before the network looks at it. */
  readonly widthPx: number
  readonly coreThreshold: number
  /** Mean over the line; fainter ones are rather pattern than print. */
  readonly lineThreshold: number
  /** A capital letter of the map's height 1, in input pixels. */
  readonly heightUnitPx: number
}

/** Input width and thresholds stand in the model's card, beside the set that they were chosen on. */
export const detectorSettings = (card: ModelCard): DetectorSettings => {
  const { input, thresholds, heightUnitPx } = card as {
    input?: { widthPx?: number }
    thresholds?: Record<string, { value: number }>
    heightUnitPx?: number
  }
  const widthPx = input?.widthPx
  const coreThreshold = thresholds?.core?.value
  const lineThreshold = thresholds?.line?.value
  if (!widthPx || !coreThreshold || !lineThreshold || !heightUnitPx) {
    throw new ModelUnavailable(card.id, 'input.widthPx, thresholds.core, thresholds.line or heightUnitPx is missing')
  }
  return { widthPx, coreThreshold, lineThreshold, heightUnitPx }
}
