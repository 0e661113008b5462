import { MAX_PIXELS } from './price/limits.js'
import { checkPrice, type Price } from './price/price.js'
import { type PictureHeader, readHeader } from './read-header.js'
import { slim } from './slim/slim.js'
import { sniffFormat } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

export interface DecodeLimits {
  /** Refused above, in every format; some have a lower limit of their own (`price/limits.ts`). */
  readonly maxPixels: number
  /**
   * Larger pictures are halved until they fit. Decoding a 12-megapixel JPEG whole costs less CPU (65 ms) than shrinking
   * it while loading (90 to 120 ms), so the limit sits above that; halves cost less than any size in between.
   */
  readonly maxLongSidePx: number
  /** Refused below, on the shorter side: nothing on it can be judged. */
  readonly minShortSidePx: number
}

export const anyPicture: DecodeLimits = {
  maxPixels: MAX_PIXELS,
  maxLongSidePx: 4300,
  minShortSidePx: 16,
}

/** A file that may be decoded, and how: what is read of it, by how much it is shrunk, and what that takes. */
export interface Examined {
  readonly file: Uint8Array
  readonly header: PictureHeader
  readonly factor: number
  readonly price: Price
}

/** Throws what `decode` throws for files that it does not begin to decode. */
export const examine = async (bytes: Uint8Array, limits: DecodeLimits): Promise<Examined> => {
  if (bytes.length === 0) throw new UndecodableImage('empty')
  const format = sniffFormat(bytes)
  if (!format) throw new UndecodableImage('unknown-format')

  const file = slim(bytes, format)
  const header = await readHeader(file, format)
  const { widthPx, heightPx } = header
  if (Math.min(widthPx, heightPx) < limits.minShortSidePx)
    throw new UndecodableImage('too-small', `${widthPx}×${heightPx}`)
  const factor = factorOf(header, limits)
  return { file, header, factor, price: checkPrice(header, factor, limits.maxPixels) }
}

/** The most that `decode` takes for this file. */
export const pricePicture = async (bytes: Uint8Array, limits: DecodeLimits = anyPicture): Promise<Price> =>
  (await examine(bytes, limits)).price

/** Factor by which each side is shrunk: 1, 2, 4, … */
const factorOf = ({ widthPx, heightPx }: PictureHeader, { maxLongSidePx }: DecodeLimits): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(Math.max(widthPx, heightPx) / maxLongSidePx)))
