import { HEIF_MEMORY_PAGES } from '../heif/unpack-heif.js'
import type { PictureHeader } from '../read-header.js'
import type { ImageFormat } from '../sniff-format.js'
import type { Cost } from './cost.js'

/** A picture's size as sent, and as it is handed on. */
interface Sizes {
  readonly pixels: number
  readonly shrunkPixels: number
}

type CostOf = (header: PictureHeader, sizes: Sizes) => Cost

/** Coefficients have two bytes. Dense scans cost by their bytes, empty ones by the coefficients that they go over. */
const jpeg: CostOf = ({ scans, fileBytes, unpackedBytesPerPixel }, { pixels }) => ({
  bytes: 2 * scans!.heldPerPixel * pixels,
  ns:
    pixels * (2 * unpackedBytesPerPixel + 0.7 * scans!.visitsPerPixel) +
    fileBytes * (scans!.heldPerPixel > 0 ? 35 : 12) +
    1200 * scans!.count,
})

/** Bytes cost most where every dozen begins a deflate block with a code of its own. */
const png: CostOf = ({ isInterlaced, fileBytes, unpackedBytesPerPixel }, { pixels }) => ({
  bytes: isInterlaced ? pixels * unpackedBytesPerPixel : 0,
  ns: pixels * (3 + 2.2 * unpackedBytesPerPixel) * (isInterlaced ? 2 : 1) + 80 * fileBytes,
})

/**
 * Lossless pictures are unpacked to four bytes a pixel before they are shrunk; others are shrunk at once. Each group of prefix
 * codes has tables of up to 2,954 entries of four bytes.
 */
const webp: CostOf = ({ webpGroups, fileBytes }, { pixels, shrunkPixels }) => ({
  bytes: Math.max(4 * pixels, 9 * shrunkPixels) + 12e3 * webpGroups!,
  ns: 22 * pixels + 80 * fileBytes + 15e3 * webpGroups!,
})

/** Frames are listed at 112 bytes each, and have twelve at least. */
const gif: CostOf = ({ fileBytes }, { pixels }) => ({
  bytes: 5 * pixels + 10 * fileBytes,
  ns: 15 * pixels + 10 * fileBytes,
})

/** A row of tiles is held, or a strip. */
const tiff: CostOf = ({ tiff: layout, rowPx, unpackedBytesPerPixel }, { pixels }) => {
  const { pieceWidthPx, pieceHeightPx, pieces, codedBytes, scans } = layout!
  const heldPixels = Math.ceil(rowPx / pieceWidthPx) * pieceWidthPx * pieceHeightPx
  return {
    bytes: heldPixels * (1.2 * unpackedBytesPerPixel + 2 * (scans?.heldPerPixel ?? 0)),
    ns: pixels * (4 + 4 * unpackedBytesPerPixel + 0.7 * (scans?.visitsPerPixel ?? 0)) + 80 * codedBytes + 10e3 * pieces,
  }
}

/** Written out by us as eight-bit RGB. */
const bmp: CostOf = (_, { pixels }) => ({ bytes: 3 * pixels, ns: 20e6 + 25 * pixels })

/** Tiles, frames and opacity are decoded whole, whatever part of them is shown. */
const avif: CostOf = ({ heif, unpackedBytesPerPixel }, { pixels }) => ({
  bytes: 12 * Math.max(heif!.coded.pixels, pixels) + 1.3 * unpackedBytesPerPixel * pixels,
  ns: pixels * (30 + 12 * unpackedBytesPerPixel) + 15 * heif!.coded.pixels + 220 * heif!.coded.bytes,
})

/** Memory of the HEIF decoder, a WebAssembly module that cannot grow further. */
const HEIF_MEMORY_BYTES = HEIF_MEMORY_PAGES * 65_536

/** The decoder is compiled anew for each picture. */
const heic: CostOf = ({ heif }, { pixels, shrunkPixels }) => ({
  firstBytes: Math.min(HEIF_MEMORY_BYTES, 40e6 + 7.5 * Math.max(heif!.coded.pixels, pixels)),
  bytes: 3 * shrunkPixels,
  ns: 250e6 + 10 * pixels + 35 * heif!.coded.pixels + 250 * heif!.coded.bytes,
})

/**
 * What each format's decoder holds and takes at most, beside what is done to all pictures. Bytes and nanoseconds are upper
 * bounds, measured on flat and noisy pictures on an x64 server core; `npm run fuzz -- --only prices` holds them against
 * random pictures.
 */
export const formatCosts: Record<ImageFormat, CostOf> = { jpeg, png, webp, gif, tiff, bmp, avif, heic }
