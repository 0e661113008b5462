import type { EmbeddedPicture } from '@vivid/engines/face-match'
import { asSent, thousandths } from '@vivid/engines/picture'

/** The face's numbers, of which the product of two says how alike they are; the services tell them to nobody. */
export const describeFace = (embedded: EmbeddedPicture) => {
  const { found, numbers } = embedded
  const box = found?.face.box
  return {
    width: embedded.originalWidthPx,
    height: embedded.originalHeightPx,
    face: box ? [box.left, box.top, box.right, box.bottom].map(asSent(embedded).px) : null,
    quality: numbers && thousandths(numbers.quality),
    embedding: numbers && [...numbers.embedding].map((value) => Math.round(value * 1e5) / 1e5),
  }
}
