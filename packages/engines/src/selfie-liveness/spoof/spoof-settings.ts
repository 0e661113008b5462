import { type Model, ModelUnavailable } from '@vivid/vision'

export interface SpoofSettings {
  readonly views: Readonly<Record<'tight' | 'context', View>>
  /** Every view is cut this many times as wide, once each; the answers are averaged. */
  readonly looks: readonly number[]
  /** liveness = sigmoid(slope × network's answer + bias) */
  readonly slope: number
  readonly bias: number
}

export interface View {
  /** Side of the view, in sides of the face's box. */
  readonly times: number
  readonly sidePx: number
}

/** The model's card says how the face is cut and how its answer becomes a probability; without that it may not run. */
export function spoofSettings({ card }: Model): SpoofSettings {
  const { views, looks, calibration } = card as Partial<
    Pick<SpoofSettings, 'views' | 'looks'> & { calibration: { slope: number; bias: number } }
  >
  const numbers = [
    views?.tight?.times,
    views?.tight?.sidePx,
    views?.context?.times,
    views?.context?.sidePx,
    calibration?.slope,
    calibration?.bias,
    looks?.[0],
  ]
  if (!numbers.every(Number.isFinite)) throw new ModelUnavailable(card.id, 'views, looks or calibration is missing')
  return { views: views!, looks: looks!, slope: calibration!.slope, bias: calibration!.bias }
}
