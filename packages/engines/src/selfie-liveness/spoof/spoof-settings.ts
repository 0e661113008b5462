import { type Model, ModelUnavailable } from '@vivid/vision'

export interface SpoofSettings {
  readonly views: Readonly<Record<'tight' | 'context', { readonly times: number; readonly sidePx: number }>>
  /** liveness = sigmoid(slope × network's answer + bias) */
  readonly slope: number
  readonly bias: number
}

/** The model's card says how the face is cut and how its answer becomes a probability; without that it may not run. */
export function spoofSettings({ card }: Model): SpoofSettings {
  const { views, calibration } = card as Partial<{
    views: SpoofSettings['views']
    calibration: { slope: number; bias: number }
  }>
  const numbers = [
    views?.tight?.times,
    views?.tight?.sidePx,
    views?.context?.times,
    views?.context?.sidePx,
    calibration?.slope,
    calibration?.bias,
  ]
  if (!numbers.every(Number.isFinite)) throw new ModelUnavailable(card.id, 'views or calibration is missing')
  return { views: views!, ...calibration! }
}
