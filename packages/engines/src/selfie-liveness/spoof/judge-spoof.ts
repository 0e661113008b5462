import type { Face, Model, Picture } from '@vivid/vision'
import { averageView } from './average-view.js'
import { spoofSettings } from './spoof-settings.js'
import { viewSquare } from './view-square.js'

export const spoofModelId = 'selfie-liveness'

export interface SpoofJudged {
  /** Log odds that a living person stood before the camera: unbounded, higher is more live, 0 is the limit. */
  readonly score: number
  /** The same as a probability, 0…1. */
  readonly liveness: number
}

/** One picture, one face: a living person, or a print or a screen showing one? */
export async function judgeSpoof(model: Model, picture: Picture, face: Face): Promise<SpoofJudged> {
  const { views, slope, bias } = spoofSettings(model)
  const view = ({ times, sidePx }: typeof views.tight) => averageView(picture, viewSquare(face, picture, times), sidePx)
  const { score: answer } = await model.run({ tight: view(views.tight), context: view(views.context) })
  const score = slope * answer!.data[0]! + bias
  return { score, liveness: 1 / (1 + Math.exp(-score)) }
}
