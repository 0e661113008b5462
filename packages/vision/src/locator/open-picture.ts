import { type Decoded, decode } from '../image/decode.js'
import type { DecodeLimits } from '../image/examine.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { type Located, locate } from './locate.js'

/** Longer side of the first look, in pixels. It costs half of a look at the size that the network was trained on. */
export const GLANCE_PX = 320

/** What the locator sees in a whole picture: each look is taken when it is first asked for, and only once. */
export interface WholeLooks {
  /** At `GLANCE_PX`. */
  glance(): Promise<Located>
  /** At the size that the network was trained on. */
  full(): Promise<Located>
}

/** A decoded picture on its way through an engine: whoever gets it also gets the looks that were taken before. */
export interface OpenedPicture extends Decoded {
  readonly whole: WholeLooks
}

export const openPicture = async (locator: Model, bytes: Uint8Array, limits: DecodeLimits): Promise<OpenedPicture> => {
  const decoded = await decode(bytes, limits)
  return { ...decoded, whole: lookAtWhole(locator, decoded.picture) }
}

export const lookAtWhole = (locator: Model, picture: Picture): WholeLooks => {
  let glanced: Promise<Located> | undefined
  let looked: Promise<Located> | undefined
  return {
    glance: () => {
      glanced ??= locate(locator, picture, GLANCE_PX)
      return glanced
    },
    full: () => {
      looked ??= locate(locator, picture)
      return looked
    },
  }
}
