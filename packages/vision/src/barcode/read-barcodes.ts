import { boxOverlap, type Quad, sideLengths, signedArea, subQuad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { BarcodeDecoder, DecodedSymbol } from './open-barcode-decoder.js'
import { cutPiece, type Piece, readPiece } from './read-piece.js'
import { type SuspectedBarcode, suspectBarcodes } from './suspect-barcodes.js'

export interface ReadBarcodes {
  /** Quads are in the photo's pixels. */
  readonly barcodes: readonly DecodedSymbol[]
  /** Areas that look like a barcode and could not be read. */
  readonly unread: readonly Quad[]
}

/** A document in a grey photo. */
export interface CodedDocument {
  readonly photo: Picture
  /** In the photo's pixels. */
  readonly quad: Quad
  /** The quad seen straight from above, about 600 px wide: coarse, but the finest modules do not yet blur to grey. */
  readonly view: Picture
}

/** Around a suspected area, for the quiet zone and what the suspicion cut off, as a share of the document's width. */
const MARGIN = 0.03

/**
 * Barcodes of coarse modules do not stand out by their steps, and need none of the photo's own pixels: where nothing else was
 * read, the whole document is searched at this width.
 */
const COARSE_WIDTH_PX = 480

/** A weaker suspect with less than this share of the energy of a barcode that was read is text. */
const MIN_SHARE = 0.9

/** A barcode that fills less than this of a suspected area may have another beside it; one that stands alone fills 0.77 to 1.26. */
const MIN_FILL = 0.8

/** Stripes that run down the document make an area taller than wide, a Data Matrix a square one. */
const MAX_RATIO_OF_UNUSUAL = 1.5

/**
 * The last looks at a suspect that was not read. More margin helps where the suspicion cut off a part, and thin bars in a coarse
 * photo are read finer: on 115 drawn sides 1.25 times gave 9 barcodes, twice 8, 0.7 times none, nearly all on documents of less
 * than 650 px. A document is not made wider than `maxDocumentPx`.
 */
const LAST_LOOKS = { margin: 0.045, scales: [1, 1.25, 2], maxDocumentPx: 1400 } as const

/** Finds and reads the barcodes of one document: cheap looks first, costly ones only where those read nothing. */
export const readBarcodes = async (decoder: BarcodeDecoder, document: CodedDocument): Promise<ReadBarcodes> => {
  const { photo, quad, view } = document
  const suspects = suspectBarcodes(view)
  const { barcodes, unread } = await readSuspects(decoder, document, suspects)
  if (barcodes.length === 0) {
    const whole = cutPiece(photo, quad, COARSE_WIDTH_PX / sideLengths(quad).width)
    barcodes.push(...(await readPiece(decoder, whole, 'several')))
  }
  if (barcodes.length === 0 && suspects[0]) barcodes.push(...(await readThoroughly(decoder, document, suspects[0])))
  return { barcodes, unread: unread.filter((area) => barcodes.every(({ quad }) => boxOverlap(quad, area) === 0)) }
}

const readSuspects = async (
  decoder: BarcodeDecoder,
  { photo, quad: document }: CodedDocument,
  suspects: readonly SuspectedBarcode[],
): Promise<{ barcodes: DecodedSymbol[]; unread: Quad[] }> => {
  const barcodes: DecodedSymbol[] = []
  const unread: Quad[] = []
  let strongest = 0
  for (const suspect of suspects) {
    // Weaker suspects beside a barcode that was read are text.
    if (barcodes.length > 0 && suspect.energy < MIN_SHARE * strongest) break
    const piece = cutPiece(photo, areaOf(document, suspect, MARGIN), 1)
    const found = await readSuspect(decoder, piece, areaOf(document, suspect, 0))
    if (found.length > 0) strongest = Math.max(strongest, suspect.energy)
    else unread.push(piece.area)
    for (const barcode of found) {
      if (barcodes.every(({ quad, text }) => text !== barcode.text || boxOverlap(quad, barcode.quad) === 0))
        barcodes.push(barcode)
    }
  }
  return { barcodes, unread }
}

const areaOf = (document: Quad, { left, top, right, bottom }: SuspectedBarcode, margin: number): Quad => {
  const { width, height } = sideLengths(document)
  const marginDown = (margin * width) / height
  return subQuad(document, left - margin, top - marginDown, right + margin, bottom + marginDown)
}

const readSuspect = async (decoder: BarcodeDecoder, piece: Piece, suspected: Quad): Promise<DecodedSymbol[]> => {
  const found = await readPiece(decoder, piece, 'first')
  return found.every((barcode) => fills(suspected, barcode)) ? found : readPiece(decoder, piece, 'several')
}

/** Of stripes the decoder gives one line across them, and only where it read nothing else. */
const fills = (suspected: Quad, { format, quad }: DecodedSymbol): boolean =>
  format === 'Code128'
    ? sideLengths(quad).width >= MIN_FILL * sideLengths(suspected).width
    : Math.abs(signedArea(quad)) >= MIN_FILL * signedArea(suspected)

/** Whatever the strongest suspect may be: an unusual barcode, one cut off, one of bars that are thin for its photo. */
const readThoroughly = async (
  decoder: BarcodeDecoder,
  { photo, quad }: CodedDocument,
  suspect: SuspectedBarcode,
): Promise<readonly DecodedSymbol[]> => {
  const area = areaOf(quad, suspect, LAST_LOOKS.margin)
  const { width, height } = sideLengths(area)
  const mayBeUnusual = width <= MAX_RATIO_OF_UNUSUAL * height
  for (const scale of LAST_LOOKS.scales) {
    if (scale > 1 && scale * sideLengths(quad).width > LAST_LOOKS.maxDocumentPx) break
    const search = scale === 1 && mayBeUnusual ? 'thorough' : 'several'
    const found = await readPiece(decoder, cutPiece(photo, area, scale), search)
    if (found.length > 0) return found
  }
  return []
}
