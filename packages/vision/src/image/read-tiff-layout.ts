import { UndecodableImage } from './undecodable-image.js'

/** TIFF 6.0 §2 and §15: what decides how much of the picture a decoder must hold at once, and how often it begins anew. */
export interface TiffLayout {
  readonly isJpegInside: boolean
  /** Of one tile, or of one strip. */
  readonly pieceWidthPx: number
  readonly pieceHeightPx: number
  /** Where each colour has pieces of its own, the colours' pieces together. */
  readonly pieces: number
}

export interface TiffDirectory {
  /** By tag, the first entry's number where a tag stands twice; infinite where it is no single number of 16 or 32 bits. */
  readonly values: ReadonlyMap<number, number>
  /** Where the next directory's place is written; null where this one is cut short. */
  readonly nextAt: number | null
}

const [WIDTH, LENGTH, COMPRESSION, SAMPLES, ROWS_PER_STRIP, PLANES, TILE_WIDTH, TILE_LENGTH] = [
  256, 257, 259, 277, 278, 284, 322, 323,
]
const [SHORT, LONG] = [3, 4]
const ENTRY_BYTES = 12
/**
 * Cameras' raw files have a hundred. For each that it does not know, the library sorts all that it knows: 3,000 take a second, and
 * half of that before anything is known of the picture.
 */
const MAX_ENTRIES = 256

/** The first directory; without values where there is none. */
export const readTiffDirectory = (bytes: Uint8Array): TiffDirectory => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const values = new Map<number, number>()
  const directory = view.byteLength < 8 ? 0 : view.getUint32(4, little)
  if (directory < 8 || directory + 2 > view.byteLength) return { values, nextAt: null }
  const entries = view.getUint16(directory, little)
  if (entries > MAX_ENTRIES) throw new UndecodableImage('too-costly', `a directory of ${entries} entries`)
  let at = directory + 2
  for (let i = 0; i < entries && at + ENTRY_BYTES <= view.byteLength; i++, at += ENTRY_BYTES) {
    const [tag, type, count] = [
      view.getUint16(at, little),
      view.getUint16(at + 2, little),
      view.getUint32(at + 4, little),
    ]
    const short = type === SHORT ? view.getUint16(at + 8, little) : Number.POSITIVE_INFINITY
    const value = type === LONG ? view.getUint32(at + 8, little) : short
    if (!values.has(tag)) values.set(tag, count === 1 ? value : Number.POSITIVE_INFINITY)
  }
  const nextAt = directory + 2 + ENTRY_BYTES * entries
  return { values, nextAt: nextAt + 4 <= view.byteLength ? nextAt : null }
}

/** Of the first directory, which is the only picture read. */
export const readTiffLayout = (bytes: Uint8Array): TiffLayout => {
  const { values } = readTiffDirectory(bytes)
  const of = (tag: number, otherwise: number) => values.get(tag) || otherwise
  const [widthPx, heightPx, compression] = [of(WIDTH, 1), of(LENGTH, 1), of(COMPRESSION, 1)]
  const pieceWidthPx = of(TILE_WIDTH, widthPx)
  const pieceHeightPx = values.has(TILE_WIDTH)
    ? of(TILE_LENGTH, heightPx)
    : Math.min(of(ROWS_PER_STRIP, heightPx), heightPx)
  const planes = of(PLANES, 1) === 2 ? of(SAMPLES, 1) : 1
  return {
    isJpegInside: compression === 6 || compression === 7,
    pieceWidthPx,
    pieceHeightPx,
    pieces: planes * Math.ceil(widthPx / pieceWidthPx) * Math.ceil(heightPx / pieceHeightPx),
  }
}
