import type { Face, Model, Picture, Tensor } from '@vivid/vision'
import { averageView } from './average-view.js'
import { spoofSettings, type View } from './spoof-settings.js'
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
  const { views, looks, slope, bias } = spoofSettings(model)
  const cut = ({ times, sidePx }: View) =>
    stack(looks.map((look) => averageView(picture, viewSquare(face, picture, times * look), sidePx)))
  const { score: answers } = await model.run({ tight: cut(views.tight), context: cut(views.context) })
  const mean = answers!.data.reduce((sum, answer) => sum + answer, 0) / looks.length
  const score = slope * mean + bias
  return { score, liveness: 1 / (1 + Math.exp(-score)) }
}

function stack(tensors: readonly Tensor[]): Tensor {
  const [, ...dims] = tensors[0]!.dims
  const data = new Float32Array(tensors.reduce((length, tensor) => length + tensor.data.length, 0))
  tensors.forEach((tensor, i) => {
    data.set(tensor.data, i * tensor.data.length)
  })
  return { dims: [tensors.length, ...dims], data }
}
