import sharp from 'sharp'
import { type HeifHeader, readHeifHeader } from './heif/read-heif-header.js'
import { type JpegScans, readJpegScans } from './read-jpeg-scans.js'
import { readTiffLayout, type TiffLayout } from './read-tiff-layout.js'
import type { ImageFormat } from './sniff-format.js'
import { broken } from './undecodable-image.js'
import { type BmpHeader, readBmpHeader } from './unpack-bmp.js'

/** What a file says of itself before anything is decoded. */
export interface PictureHeader {
  readonly format: ImageFormat
  /** Upright, as far as the header tells: HEIC may still be turned. */
  readonly widthPx: number
  readonly heightPx: number
  readonly unpackedBytesPerPixel: number
  /** CMYK, or a colour profile: pixels must be converted, which costs more than decoding them. */
  readonly isConverted: boolean
  readonly isCmyk: boolean
  readonly scans?: JpegScans
  readonly tiff?: TiffLayout
  readonly heif?: HeifHeader
  readonly bmp?: BmpHeader
}

const bytesOf: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }
/** Complex and double. */
const MOST_BYTES = 16

export const readHeader = async (bytes: Uint8Array, format: ImageFormat): Promise<PictureHeader> => {
  if (format === 'heic') {
    const heif = readHeifHeader(bytes)
    return { format, ...sizeOf(heif), unpackedBytesPerPixel: 3, isConverted: false, isCmyk: false, heif }
  }
  if (format === 'bmp') {
    const bmp = readBmpHeader(bytes)
    return { format, ...sizeOf(bmp), unpackedBytesPerPixel: 3, isConverted: false, isCmyk: false, bmp }
  }
  // Pixels are counted by us: the library's own limit does not tell a bomb from a broken header.
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw broken(error)
    })
  const { autoOrient, channels, depth, space, hasProfile } = read
  const isCmyk = space === 'cmyk'
  return {
    format,
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    unpackedBytesPerPixel: channels * (bytesOf[depth] ?? MOST_BYTES),
    isConverted: isCmyk || hasProfile === true,
    isCmyk,
    ...(format === 'jpeg' ? { scans: readJpegScans(bytes) } : {}),
    ...(format === 'tiff' ? { tiff: readTiffLayout(bytes) } : {}),
  }
}

const sizeOf = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => ({ widthPx, heightPx })
