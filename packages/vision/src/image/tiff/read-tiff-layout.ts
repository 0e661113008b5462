import { type JpegScans, readJpegScans } from '../read-jpeg-scans.js'
import { UndecodableImage } from '../undecodable-image.js'
import { readDirectory, type TiffDirectory } from './read-directory.js'

/** TIFF 6.0 §15: what decides how much of the picture a decoder must hold at once, and how often it begins anew. */
export interface TiffLayout {
  /** Width of one tile or strip. */
  readonly pieceWidthPx: number
  readonly pieceHeightPx: number
  /** Where each colour has pieces of its own, the colours' pieces together. */
  readonly pieces: number
  /** Sum over all pieces. Pieces may overlap: one stream of bytes may serve as every piece. */
  readonly codedBytes: number
  /** Where pieces are JPEG, the most of any. */
  readonly scans?: Pick<JpegScans, 'heldPerPixel' | 'visitsPerPixel'>
}

const tags = {
  width: 256,
  length: 257,
  compression: 259,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripLengths: 279,
  planes: 284,
  tileWidth: 322,
  tileLength: 323,
  tileOffsets: 324,
  tileLengths: 325,
} as const

/** The second was withdrawn (TIFF technical note 2): where its streams begin is told in many ways. */
const [JPEG, OLD_JPEG] = [7, 6]

/** As many as the smallest tiles of the largest picture, and twice the bytes of the largest file. */
const [MAX_PIECES, MAX_CODED_BYTES] = [200_000, 20e6]

/** Layout of the first directory, the only picture that is read. */
export const readTiffLayout = (bytes: Uint8Array): TiffLayout => {
  const directory = readDirectory(bytes)
  const of = (name: keyof typeof tags, otherwise: number) => directory.number(tags[name], otherwise) || otherwise
  const [widthPx, heightPx, compression] = [of('width', 1), of('length', 1), of('compression', 1)]
  if (compression === OLD_JPEG) throw new UndecodableImage('broken', 'JPEG of the old style')
  const isTiled = directory.number(tags.tileWidth, 0) > 0
  const pieceWidthPx = of('tileWidth', widthPx)
  const pieceHeightPx = isTiled ? of('tileLength', heightPx) : Math.min(of('rowsPerStrip', heightPx), heightPx)
  const planes = of('planes', 1) === 2 ? of('samples', 1) : 1
  const pieces = planes * Math.ceil(widthPx / pieceWidthPx) * Math.ceil(heightPx / pieceHeightPx)
  if (!(pieces <= MAX_PIECES)) throw new UndecodableImage('too-costly', `a TIFF of ${pieces} pieces`)
  const streams = streamsOf(bytes, directory, { isTiled, pieces })
  const codedBytes = streams.reduce((sum, { length }) => sum + length, 0)
  if (codedBytes > MAX_CODED_BYTES) throw new UndecodableImage('too-costly', `pieces of ${codedBytes} bytes`)
  const layout = { pieceWidthPx, pieceHeightPx, pieces, codedBytes }
  return compression === JPEG ? { ...layout, scans: mostOf(streams.map(readJpegScans)) } : layout
}

/** Byte ranges of the pieces; one without a length reaches to the file's end, as far as the library may read. */
const streamsOf = (
  bytes: Uint8Array,
  directory: TiffDirectory,
  { isTiled, pieces }: { isTiled: boolean; pieces: number },
): Uint8Array[] => {
  const offsets = directory.numbers(isTiled ? tags.tileOffsets : tags.stripOffsets)
  const lengths = directory.numbers(isTiled ? tags.tileLengths : tags.stripLengths)
  return Array.from({ length: pieces }, (_, i) => {
    const from = offsets[i] ?? 0
    return bytes.subarray(from, lengths[i] ? from + lengths[i] : undefined)
  })
}

const mostOf = (scans: readonly JpegScans[]) => ({
  heldPerPixel: scans.reduce((most, { heldPerPixel }) => Math.max(most, heldPerPixel), 0),
  visitsPerPixel: scans.reduce((most, { visitsPerPixel }) => Math.max(most, visitsPerPixel), 0),
})
