import { sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { type Located, locate } from './locate.js'

/** Half the price of a look at the size that the network was trained on. */
export const GLANCE_PX = 320

/** A document that covers less of the picture is seen more exactly by a look at the full size. */
const LARGE = 0.15

/** A glance, and a look at the full size only where the glance does not show one document alone, large and as sure as `sure`. */
export const locateClear = async (model: Model, picture: Picture, sure: number): Promise<Located> => {
  const glanced = await locate(model, picture, GLANCE_PX)
  const [document, ...others] = glanced.documents
  if (!document || others.length > 0 || document.confidence < sure) return locate(model, picture)
  const { width, height } = sideLengths(document.quad)
  return width * height >= LARGE * picture.widthPx * picture.heightPx ? glanced : locate(model, picture)
}
