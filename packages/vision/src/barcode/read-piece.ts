import { project, rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { rectify } from '../sample/rectify.js'
import type { BarcodeDecoder, DecodedSymbol, Search } from './open-barcode-decoder.js'

/** A part of a photo, cut out to be searched, perhaps more than once. */
export interface Piece {
  /** In the photo's pixels. */
  readonly area: Quad
  /** `null` where it would be too large to search. */
  readonly pixels: Picture | null
}

/** Larger pieces cost more than 60 ms to search. */
const MAX_PIXELS = 1_500_000

/** At a scale of 1 a piece has as many pixels as it has in the photo. */
export const cutPiece = (photo: Picture, area: Quad, scale: number): Piece => {
  const { width, height } = sideLengths(area)
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)]
  return { area, pixels: widthPx * heightPx > MAX_PIXELS ? null : rectify(photo, area, widthPx, heightPx) }
}

/** The codes of a piece, their quads in the photo's pixels. */
export const readPiece = async (
  decoder: BarcodeDecoder,
  { area, pixels }: Piece,
  search: Search,
): Promise<DecodedSymbol[]> => {
  if (!pixels) return []
  const toPhoto = rectangleToQuad(pixels.widthPx, pixels.heightPx, area)
  const found = await decoder(pixels, search)
  return found.map((code) => ({ ...code, quad: code.quad.map((point) => project(toPhoto, point)) as unknown as Quad }))
}
