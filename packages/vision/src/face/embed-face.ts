import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { viewTensor } from '../sample/view-tensor.js'

/** A face as numbers whose squares add up to 1. */
export type Embedding = Float32Array

export interface EmbeddedFace {
  readonly embedding: Embedding
  /** 0…1: the product to be expected with an embedding of the same photo, undamaged. */
  readonly quality: number
}

/** The network's: see the model's card. */
const SIDE_PX = 128

/** `square`: where the face stands, from `alignFace`. */
export const embedFace = async (network: Model, picture: Picture, square: Quad): Promise<EmbeddedFace> => {
  const view = { widthPx: SIDE_PX, heightPx: SIDE_PX, range: [0, 1], maxSamples: 4 } as const
  const { embedding, quality } = await network.run({ face: viewTensor(picture, square, view) })
  return { embedding: toUnitLength(embedding!.data), quality: quality!.data[0]! }
}

/** The cosine of the angle between two embeddings, -1…1. */
export const productOf = (one: Embedding, other: Embedding): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0)

const toUnitLength = (values: Float32Array): Embedding => {
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}
