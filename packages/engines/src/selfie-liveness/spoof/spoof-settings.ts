import { type Model, ModelUnavailable } from '@vivid/vision'
import type { Fusion } from './fuse-answers.js'
import type { Treatment } from './treat-view.js'

export interface SpoofSettings {
  readonly sidePx: number
  /** The face is looked at in each of these. */
  readonly views: readonly View[]
  readonly fusion: Fusion
  /** liveness = sigmoid(slope × fused answer + bias) */
  readonly slope: number
  readonly bias: number
  /** Taken off the score of a picture without colour, so that nobody gains by taking it away. */
  readonly lessWhenGrey: number
}

interface View extends Treatment {
  /** Side of the view, in sides of the face's box. */
  readonly times: number
  readonly mirrored: boolean
}

/** The model's card says how the face is cut and how the answers become a probability; without that it may not run. */
export const spoofSettings = ({ card }: Model): SpoofSettings => {
  const { sidePx, views, fusion, calibration } = card as Partial<
    Pick<SpoofSettings, 'sidePx' | 'views' | 'fusion'> & {
      calibration: Pick<SpoofSettings, 'slope' | 'bias' | 'lessWhenGrey'>
    }
  >
  const first = views?.[0]
  const cutting = [sidePx, first?.times, first?.contrast, first?.sharpening]
  const numbers = [
    ...cutting,
    fusion?.weight,
    fusion?.margin,
    calibration?.slope,
    calibration?.bias,
    calibration?.lessWhenGrey,
  ]
  if (!numbers.every(Number.isFinite)) {
    throw new ModelUnavailable(card.id, 'sidePx, views, fusion or calibration is missing')
  }
  const { slope, bias, lessWhenGrey } = calibration!
  return { sidePx: sidePx!, views: views!, fusion: fusion!, slope, bias, lessWhenGrey }
}
