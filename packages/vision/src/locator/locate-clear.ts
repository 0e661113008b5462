import { sideLengths } from '../geometry/quad.js'
import type { Located } from './locate.js'
import type { OpenedPicture } from './open-picture.js'

/** A document that covers less of the picture is seen more exactly by a look at the full size. */
const LARGE = 0.15

/** A glance, and a look at the full size only where the glance does not show one document alone, large and as sure as `sure`. */
export const locateClear = async (
  { picture, whole }: Pick<OpenedPicture, 'picture' | 'whole'>,
  sure: number,
): Promise<Located> => {
  const glanced = await whole.glance()
  const [document, ...others] = glanced.documents
  if (!document || others.length > 0 || document.confidence < sure) return whole.full()
  const { width, height } = sideLengths(document.quad)
  return width * height >= LARGE * picture.widthPx * picture.heightPx ? glanced : whole.full()
}
