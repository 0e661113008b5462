import { project, rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { rectify } from '../sample/rectify.js'
import type { BarcodeDecoder, DecodedSymbol, Search } from './open-barcode-decoder.js'

/** A part of a photo, cut out to be searched, perhaps more than once. */
export interface Piece {
  /** In the photo's pixels. */
  readonly area: Quad
  readonly pixels: Picture
}

/**
 * Larger pieces are searched smaller. A PDF417 of a card, 300 modules wide and a third as high, then still has four pixels for each of
 * them. Patterns made to be costly take 0.6 µs of CPU a pixel, a piece of this size 0.3 s.
 */
const MAX_PIXELS = 500_000

/** At a scale of 1 a piece has as many pixels as it has in the photo, where that is not too many. */
export const cutPiece = (photo: Picture, area: Quad, scale: number): Piece => {
  const { width, height } = sideLengths(area)
  const held = Math.min(scale, Math.sqrt(MAX_PIXELS / (width * height)))
  const pixels = (lengthPx: number) => Math.max(1, Math.round(lengthPx * held))
  return { area, pixels: rectify(photo, area, pixels(width), pixels(height)) }
}

/** The barcodes of a piece, their quads in the photo's pixels. */
export const readPiece = async (
  decoder: BarcodeDecoder,
  { area, pixels }: Piece,
  search: Search,
): Promise<DecodedSymbol[]> => {
  const toPhoto = rectangleToQuad(pixels.widthPx, pixels.heightPx, area)
  const found = await decoder(pixels, search)
  return found.map((barcode) => ({
    ...barcode,
    quad: barcode.quad.map((point) => project(toPhoto, point)) as unknown as Quad,
  }))
}
