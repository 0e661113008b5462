import { wrapInTiff } from './tiff/wrap-in-tiff.js'
import { UndecodableImage } from './undecodable-image.js'

/** `BITMAPCOREHEADER` and `BITMAPINFOHEADER` with its longer kin (wingdi.h). */
export interface BmpHeader {
  readonly widthPx: number
  readonly heightPx: number
  readonly isTopDown: boolean
  readonly bitsPerPixel: number
  readonly pixelsAt: number
  /** Red, green and blue as bits of a pixel; null where a palette names them. */
  readonly masks: readonly number[] | null
  readonly palette: { readonly at: number; readonly entryBytes: number; readonly count: number } | null
}

const CORE_HEADER_BYTES = 12
const INFO_HEADER_BYTES = 40
const FILE_HEADER_BYTES = 14
const [BI_RGB, BI_BITFIELDS] = [0, 3]

/** Run-length coded ones are not read: no camera or program of today writes them, and a few bytes unfold to any size. */
export const readBmpHeader = (bytes: Uint8Array): BmpHeader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerBytes = view.byteLength >= 18 ? view.getUint32(FILE_HEADER_BYTES, true) : 0
  const isCore = headerBytes === CORE_HEADER_BYTES
  if ((!isCore && headerBytes < INFO_HEADER_BYTES) || view.byteLength < FILE_HEADER_BYTES + headerBytes)
    throw new UndecodableImage('broken', 'header cut short')
  const pixelsAt = view.getUint32(10, true)
  const widthPx = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  const height = isCore ? view.getUint16(20, true) : view.getInt32(22, true)
  const bitsPerPixel = view.getUint16(isCore ? 24 : 28, true)
  const compression = isCore ? BI_RGB : view.getUint32(30, true)
  const isMasked = compression === BI_BITFIELDS && (bitsPerPixel === 16 || bitsPerPixel === 32)
  if (widthPx <= 0 || height === 0 || (compression !== BI_RGB && !isMasked))
    throw new UndecodableImage('broken', `size ${widthPx}×${height}, compression ${compression}`)
  const common = { widthPx, heightPx: Math.abs(height), isTopDown: height < 0, bitsPerPixel, pixelsAt }
  if (isMasked) {
    // After the short header, within the longer ones: the same place.
    if (view.byteLength < 66) throw new UndecodableImage('broken', 'header cut short')
    return { ...common, masks: [54, 58, 62].map((at) => view.getUint32(at, true)), palette: null }
  }
  if (bitsPerPixel > 8) {
    const masks = { 16: [0x7c00, 0x3e0, 0x1f], 24: [0xff0000, 0xff00, 0xff], 32: [0xff0000, 0xff00, 0xff] }[
      bitsPerPixel
    ]
    if (!masks) throw new UndecodableImage('broken', `${bitsPerPixel} bits per pixel`)
    return { ...common, masks, palette: null }
  }
  if (![1, 4, 8].includes(bitsPerPixel)) throw new UndecodableImage('broken', `${bitsPerPixel} bits per pixel`)
  const stated = isCore ? 0 : view.getUint32(46, true)
  const count = Math.min(stated || 2 ** bitsPerPixel, 2 ** bitsPerPixel)
  return { ...common, masks: null, palette: { at: FILE_HEADER_BYTES + headerBytes, entryBytes: isCore ? 3 : 4, count } }
}

/** The pixels as a TIFF; the caller has looked at the size. */
export const unpackBmp = (bytes: Uint8Array, header: BmpHeader): Uint8Array => {
  const { widthPx, heightPx, isTopDown, bitsPerPixel, pixelsAt } = header
  // Rows are padded to four bytes.
  const stride = Math.ceil((widthPx * bitsPerPixel) / 32) * 4
  if (pixelsAt + stride * heightPx > bytes.length) throw new UndecodableImage('broken', 'pixels cut short')
  const { file, pixels } = wrapInTiff(widthPx, heightPx)
  const writeRow = header.palette ? paletteRows(bytes, header) : maskedRows(bytes, header)
  for (let y = 0; y < heightPx; y++) {
    writeRow(pixelsAt + stride * (isTopDown ? y : heightPx - 1 - y), pixels.subarray(3 * widthPx * y))
  }
  return file
}

type WriteRow = (from: number, to: Uint8Array) => void

const paletteRows = (bytes: Uint8Array, { widthPx, bitsPerPixel, palette }: BmpHeader): WriteRow => {
  const { at, entryBytes, count } = palette!
  const colours = new Uint8Array(3 * 256)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) colours[3 * i + c] = bytes[at + entryBytes * i + 2 - c] ?? 0
  }
  const perByte = 8 / bitsPerPixel
  const mask = 2 ** bitsPerPixel - 1
  return (from, to) => {
    for (let x = 0; x < widthPx; x++) {
      const byte = bytes[from + Math.floor(x / perByte)]!
      const index = (byte >> (8 - bitsPerPixel * ((x % perByte) + 1))) & mask
      for (let c = 0; c < 3; c++) to[3 * x + c] = colours[3 * index + c]!
    }
  }
}

const maskedRows = (bytes: Uint8Array, { widthPx, bitsPerPixel, masks }: BmpHeader): WriteRow => {
  const channels = masks!.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { shift, most: mask >>> shift }
  })
  const pixelBytes = bitsPerPixel / 8
  return (from, to) => {
    for (let x = 0; x < widthPx; x++) {
      let value = 0
      for (let i = pixelBytes - 1; i >= 0; i--) value = value * 256 + bytes[from + pixelBytes * x + i]!
      for (let c = 0; c < 3; c++) {
        const { shift, most } = channels[c]!
        to[3 * x + c] = most === 0 ? 0 : (((value >>> shift) & most) * 255) / most + 0.5
      }
    }
  }
}
