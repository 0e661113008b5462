import sharp from 'sharp'
import { type HeifHeader, readHeifHeader } from './heif/read-heif-header.js'
import { isPlainProfile } from './is-plain-profile.js'
import { type JpegScans, readJpegScans } from './read-jpeg-scans.js'
import type { ImageFormat } from './sniff-format.js'
import { readTiffLayout, type TiffLayout } from './tiff/read-tiff-layout.js'
import { broken } from './undecodable-image.js'
import { type BmpHeader, readBmpHeader } from './unpack-bmp.js'
import { readWebpGroups } from './webp/read-webp-groups.js'

/** What a file says of itself before anything is decoded. */
export interface PictureHeader {
  readonly format: ImageFormat
  readonly fileBytes: number
  /** Upright, as far as the header tells: HEIC may still be turned. */
  readonly widthPx: number
  readonly heightPx: number
  /** Width of a row as it is stored, before the picture is turned. */
  readonly rowPx: number
  readonly unpackedBytesPerPixel: number
  /** Its rows come in several passes (PNG), so that all of them must be held. */
  readonly isInterlaced: boolean
  readonly isTurned: boolean
  /** CMYK, or a colour profile: pixels must be converted, which costs more than decoding them. */
  readonly isConverted: boolean
  readonly isCmyk: boolean
  /** Its colour profile is too costly to convert by: its colours are taken for sRGB. */
  readonly isProfileIgnored: boolean
  readonly scans?: JpegScans
  readonly tiff?: TiffLayout
  readonly heif?: HeifHeader
  readonly bmp?: BmpHeader
  /** Groups of prefix codes of a WebP's lossless streams. */
  readonly webpGroups?: number
}

const bytesOf: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }
/** Of the other sample formats, complex and double, the larger one. */
const MOST_BYTES = 16

/** What we unpack ourselves: eight-bit RGB, upright as far as we know. */
const unpacked = {
  unpackedBytesPerPixel: 3,
  isInterlaced: false,
  isTurned: false,
  isCmyk: false,
} as const

export const readHeader = async (bytes: Uint8Array, format: ImageFormat): Promise<PictureHeader> => {
  const file = { format, fileBytes: bytes.length }
  if (format === 'heic') {
    const heif = readHeifHeader(bytes)
    return { ...file, ...sizeOf(heif), ...unpacked, ...useOf(heif.profile), heif }
  }
  if (format === 'bmp') {
    const bmp = readBmpHeader(bytes)
    return { ...file, ...sizeOf(bmp), ...unpacked, ...useOf(null), bmp }
  }
  // First: the library believes every box, and decodes every frame.
  const heif = format === 'avif' ? { heif: readHeifHeader(bytes) } : {}
  // Pixels are counted by us: the library's own limit does not tell a bomb from a broken header.
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw broken(error)
    })
  const { autoOrient, width, height, orientation, channels, depth, space, icc, isProgressive } = read
  const isCmyk = space === 'cmyk'
  const profile = useOf(icc ?? null)
  return {
    ...file,
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    rowPx: width,
    unpackedBytesPerPixel: channels * (bytesOf[depth] ?? MOST_BYTES),
    isInterlaced: format === 'png' && isProgressive,
    isTurned: (orientation ?? 1) > 1,
    ...profile,
    isConverted: profile.isConverted || isCmyk,
    isCmyk,
    ...(format === 'jpeg' ? { scans: readJpegScans(bytes) } : {}),
    ...(format === 'tiff' ? { tiff: readTiffLayout(bytes) } : {}),
    ...(format === 'webp' ? { webpGroups: readWebpGroups(bytes, { widthPx: width, heightPx: height }) } : {}),
    ...heif,
  }
}

const sizeOf = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => ({ widthPx, heightPx, rowPx: widthPx })

const useOf = (profile: Uint8Array | null) => {
  const isPlain = profile !== null && isPlainProfile(profile)
  return { isConverted: isPlain, isProfileIgnored: profile !== null && !isPlain }
}
