import type { JudgedPicture } from './judge-picture.js'

/** Height of a capital in the photo's own pixels from which size no longer matters. */
const COMFORTABLE_CAP_PX = 16

/** 0…1, how well the document could be read: the weakest of size, sharpness and contrast, held down by doubt. */
export function scoreImage(judged: JudgedPicture, capHeightPx: number, readingConfidence: number): number {
  const size = Math.min(1, capHeightPx / COMFORTABLE_CAP_PX)
  const picture = Math.min(size, judged.sharpness, judged.contrast)
  const score = Math.sqrt(picture) * readingConfidence
  return Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000
}
