import { project, rectangleToQuad } from '../geometry/homography.js'
import { boxOverlap, type Quad, sideLengths, subQuad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { rectify } from '../sample/rectify.js'
import type { BarcodeDecoder, DecodedSymbol } from './open-barcode-decoder.js'
import { type SuspectedCode, suspectCodes } from './suspect-codes.js'

export interface ReadBarcodes {
  /** Quads are in the picture's pixels. */
  readonly barcodes: readonly DecodedSymbol[]
  /** Areas that look like a code and could not be read. */
  readonly unread: readonly Quad[]
}

/** Around a suspected area, for the quiet zone and what the suspicion cut off, as a share of the document's width. */
const MARGIN = 0.03

/** The photo's own pixels first; then finer, which helps thin bars, and coarser, which evens out noise. */
const SCALES = [1, 1.5, 0.7] as const

const FIRST_SCALE = SCALES.slice(0, 1)

/**
 * Codes of coarse modules do not stand out by their steps, and need none of the photo's own pixels: where nothing else was
 * read, the whole document is searched at this width.
 */
const COARSE_WIDTH_PX = 480

/** Of the energy of a code that was read. */
const MIN_SHARE = 0.9

/** Larger pieces cost more than 60 ms to search. */
const MAX_PIXELS = 1_500_000

/** Wide enough to tell the finest modules from grey; a coarser photo is not made finer. */
const MAX_VIEW_PX = 1000

/** Finds and reads the codes of one document. */
export const readBarcodes = async (
  decoder: BarcodeDecoder,
  picture: Picture,
  document: Quad,
): Promise<ReadBarcodes> => {
  const barcodes: DecodedSymbol[] = []
  const unread: Quad[] = []
  let strongest = 0
  for (const [rank, suspect] of suspectCodes(lookStraight(picture, document)).entries()) {
    // Weaker suspects beside a code that was read are text.
    if (barcodes.length > 0 && suspect.energy < MIN_SHARE * strongest) break
    const area = areaOf(document, suspect)
    const found = await readArea(decoder, picture, area, rank === 0 ? SCALES : FIRST_SCALE)
    if (found.length > 0) strongest = Math.max(strongest, suspect.energy)
    if (found.length === 0) unread.push(area)
    for (const code of found) {
      if (barcodes.every(({ quad, text }) => text !== code.text || boxOverlap(quad, code.quad) === 0))
        barcodes.push(code)
    }
  }
  if (barcodes.length === 0) barcodes.push(...(await readCoarsely(decoder, picture, document)))
  return { barcodes, unread: unread.filter((area) => barcodes.every(({ quad }) => boxOverlap(quad, area) === 0)) }
}

const lookStraight = (picture: Picture, document: Quad): Picture => {
  const { width, height } = sideLengths(document)
  const widthPx = Math.round(Math.max(1, Math.min(MAX_VIEW_PX, width)))
  return rectify(picture, document, widthPx, Math.max(1, Math.round((widthPx * height) / width)))
}

const readCoarsely = async (decoder: BarcodeDecoder, picture: Picture, document: Quad): Promise<DecodedSymbol[]> => {
  const scale = COARSE_WIDTH_PX / sideLengths(document).width
  return readArea(decoder, picture, document, [scale])
}

const areaOf = (document: Quad, { left, top, right, bottom }: SuspectedCode): Quad => {
  const { width, height } = sideLengths(document)
  const marginDown = (MARGIN * width) / height
  return subQuad(document, left - MARGIN, top - marginDown, right + MARGIN, bottom + marginDown)
}

const readArea = async (decoder: BarcodeDecoder, picture: Picture, area: Quad, scales: readonly number[]) => {
  const { width, height } = sideLengths(area)
  for (const scale of scales) {
    const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)]
    if (widthPx * heightPx > MAX_PIXELS) continue
    const found = await decoder(rectify(picture, area, widthPx, heightPx))
    if (found.length === 0) continue
    const toPicture = rectangleToQuad(widthPx, heightPx, area)
    return found.map((code) => ({
      ...code,
      quad: code.quad.map((point) => project(toPicture, point)) as unknown as Quad,
    }))
  }
  return []
}
