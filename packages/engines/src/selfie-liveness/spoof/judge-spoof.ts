import type { Face, Model, Picture, Tensor } from '@vivid/vision'
import { averageView } from './average-view.js'
import { fuseAnswers } from './fuse-answers.js'
import { spoofSettings } from './spoof-settings.js'
import { mirrored, viewSquare } from './view-square.js'

export const spoofModelId = 'selfie-liveness'

export interface SpoofJudged {
  /** Log odds that a living person stood before the camera: unbounded, higher is more live, 0 is the limit. */
  readonly score: number
  /** The same as a probability, 0…1. */
  readonly liveness: number
}

/** One picture, one face: a living person, or a print or a screen showing one? */
export async function judgeSpoof(model: Model, picture: Picture, face: Face): Promise<SpoofJudged> {
  const { sidePx, views, fusion, slope, bias } = spoofSettings(model)
  const cut = views.map((view) => {
    const square = viewSquare(face, picture, view.times)
    return averageView(picture, view.mirrored ? mirrored(square) : square, sidePx)
  })
  const { score: answers } = await model.run({ views: stack(cut) })
  const times = views.map((view) => view.times)
  const score = slope * fuseAnswers([...(answers!.data as Float32Array)], times, fusion) + bias
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
