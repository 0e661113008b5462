import type { Picture } from '../image/picture.js'
import type { Tensor } from './load-model.js'
import { inputMemory } from './tensor-memory.js'

/** Share of white, 0…1, for each tone. */
const shares = Float32Array.from({ length: 256 }, (_, tone) => tone / 255)

/** Grey pictures of one size as a batch, 0…1. */
export const greyBatch = (pictures: readonly Picture[]): Tensor => {
  const { widthPx, heightPx } = pictures[0]!
  const size = widthPx * heightPx
  const data = inputMemory.borrow(pictures.length * size)
  for (const [i, picture] of pictures.entries()) {
    if (picture.channels !== 1 || picture.data.length !== size)
      throw new RangeError('pictures differ in size or are not grey')
    const tones = picture.data
    for (let j = 0, at = i * size; j < size; j++, at++) data[at] = shares[tones[j]!]!
  }
  return { dims: [pictures.length, 1, heightPx, widthPx], data }
}
