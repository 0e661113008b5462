import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'
import { inputMemory } from '../model/tensor-memory.js'

/** Least spread, in tones of 255, that a line's tones are divided by: noise on empty paper stays small. */
const MIN_SPREAD = 6

/** Far beyond what ink on paper reaches: glare and black borders should not outweigh the letters. */
const MAX_DEVIATION = 3

/** Grey lines of one height as a batch: each with mean 0 and spread 1, and 0 to the right of the shorter ones. */
export const lineBatch = (pictures: readonly Picture[], widthPx: number): Tensor => {
  const { heightPx } = pictures[0]!
  const data = inputMemory.borrow(pictures.length * heightPx * widthPx).fill(0)
  const deviations = new Float32Array(256)
  for (const [i, picture] of pictures.entries()) {
    const [mean, spread] = meanAndSpread(picture.data)
    const tones = picture.data
    for (let tone = 0; tone < 256; tone++)
      deviations[tone] = Math.max(-MAX_DEVIATION, Math.min(MAX_DEVIATION, (tone - mean) / spread))
    for (let y = 0, from = 0; y < heightPx; y++) {
      const to = (i * heightPx + y) * widthPx
      for (let x = 0; x < picture.widthPx; x++, from++) data[to + x] = deviations[tones[from]!]!
    }
  }
  return { dims: [pictures.length, 1, heightPx, widthPx], data }
}

/** Short enough that squares of tones add up to less than 2^31: whole numbers are added faster. */
const STRETCH = 16_384

const meanAndSpread = (tones: Uint8Array): [mean: number, spread: number] => {
  let [sum, squares] = [0, 0]
  for (let from = 0; from < tones.length; from += STRETCH) {
    const end = Math.min(tones.length, from + STRETCH)
    let [own, ownSquares] = [0, 0]
    // By index: walked by an iterator, every byte becomes an object until the compiler steps in.
    for (let i = from; i < end; i++) {
      const tone = tones[i]!
      own = (own + tone) | 0
      ownSquares = (ownSquares + Math.imul(tone, tone)) | 0
    }
    sum += own
    squares += ownSquares
  }
  const mean = sum / tones.length
  return [mean, Math.max(MIN_SPREAD, Math.sqrt(Math.max(0, squares / tones.length - mean * mean)))]
}
