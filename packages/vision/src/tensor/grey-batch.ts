import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'

/** Grey pictures of one size as a batch, 0…1. */
export function greyBatch(pictures: readonly Picture[]): Tensor {
  const { widthPx, heightPx } = pictures[0]!
  const size = widthPx * heightPx
  const data = new Float32Array(pictures.length * size)
  for (const [i, picture] of pictures.entries()) {
    if (picture.channels !== 1 || picture.data.length !== size)
      throw new RangeError('pictures differ in size or are not grey')
    for (let j = 0; j < size; j++) data[i * size + j] = picture.data[j]! / 255
  }
  return { dims: [pictures.length, 1, heightPx, widthPx], data }
}
