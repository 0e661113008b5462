import sharp from 'sharp'
import { unpackHeif } from './heif/unpack-heif.js'
import { mendJpegEnd } from './mend-jpeg-end.js'
import { createPicture, type Picture } from './picture.js'
import { checkPrice, MAX_PIXELS } from './price.js'
import { type PictureHeader, readHeader } from './read-header.js'
import { type ImageFormat, imageFormats, sniffFormat } from './sniff-format.js'
import { broken, UndecodableImage } from './undecodable-image.js'
import { unpackBmp } from './unpack-bmp.js'

// Threads are ours to hand out (one per job); the library's own cache and pool only cost memory and contention.
sharp.cache(false)
sharp.concurrency(1)

export interface DecodeLimits {
  /** Formats the caller accepts, told apart by magic bytes. */
  readonly formats: readonly ImageFormat[]
  /** Refused above, in every format; some have a lower limit of their own (`price.ts`). */
  readonly maxPixels: number
  /**
   * Larger pictures are halved until they fit. Decoding a 12-megapixel JPEG whole costs less CPU (65 ms) than shrinking
   * it while loading (90 to 120 ms), so the limit sits above that; halves cost less than any size in between.
   */
  readonly maxLongSidePx: number
  /** Refused below, on the shorter side: nothing on it can be judged. */
  readonly minShortSidePx: number
}

export const anyPicture: DecodeLimits = {
  formats: imageFormats,
  maxPixels: MAX_PIXELS,
  maxLongSidePx: 4300,
  minShortSidePx: 16,
}

export const jpegOnly: DecodeLimits = { ...anyPicture, formats: ['jpeg'] }

export interface Decoded {
  readonly picture: Picture
  readonly format: ImageFormat
  /** Size of the upright image as sent. */
  readonly originalWidthPx: number
  readonly originalHeightPx: number
  /** Picture pixels per original pixel, at most 1. */
  readonly scale: number
}

export const decode = async (bytes: Uint8Array, limits: DecodeLimits = anyPicture): Promise<Decoded> => {
  if (bytes.length === 0) throw new UndecodableImage('empty')
  const format = sniffFormat(bytes)
  if (!format) throw new UndecodableImage('unknown-format')
  if (!limits.formats.includes(format)) throw new UndecodableImage('format-not-allowed', format)

  const header = await readHeader(bytes, format)
  const { widthPx: width, heightPx: height } = header
  if (Math.min(width, height) < limits.minShortSidePx) throw new UndecodableImage('too-small', `${width}×${height}`)
  checkPrice(header, limits.maxPixels)

  const halvings = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / limits.maxLongSidePx)))
  if (header.heif) return decodeHeif(bytes, header.heif, limits.maxPixels, 2 ** halvings)
  const source = toReadable(bytes, header)
  const picture = await readPixels(source, header, halvings > 0 ? Math.ceil(width / 2 ** halvings) : null)
  const scale = picture.widthPx / width
  return { picture, format, originalWidthPx: width, originalHeightPx: height, scale }
}

/** Bytes as the image library takes them, and what of their faults it may overlook. */
interface Source {
  readonly bytes: Uint8Array
  readonly failOn: 'error' | 'warning'
}

const toReadable = (bytes: Uint8Array, { scans, bmp }: PictureHeader): Source => {
  if (bmp) return { bytes: unpackBmp(bytes, bmp), failOn: 'error' }
  const mended = scans ? mendJpegEnd(bytes, scans.firstScanAt) : bytes
  // Where the end was missing, so may be more: then the library only warns.
  return { bytes: mended, failOn: mended === bytes ? 'error' : 'warning' }
}

const decodeHeif = async (
  bytes: Uint8Array,
  { profile }: NonNullable<PictureHeader['heif']>,
  maxPixels: number,
  factor: number,
): Promise<Decoded> => {
  const { widthPx, heightPx, file } = await unpackHeif(bytes, { profile, factor, maxPixels })
  const unpacked = { isConverted: profile !== null, isCmyk: false }
  const picture = await readPixels({ bytes: file, failOn: 'error' }, unpacked, null)
  const scale = picture.widthPx / widthPx
  return { picture, format: 'heic', originalWidthPx: widthPx, originalHeightPx: heightPx, scale }
}

type Colours = Pick<PictureHeader, 'isConverted' | 'isCmyk'>

const open = ({ bytes, failOn }: Source) => sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS }).autoOrient()

const readPixels = async (source: Source, colours: Colours, widthPx: number | null): Promise<Picture> => {
  try {
    const isShrunkFirst = widthPx !== null && colours.isConverted
    const whole = open(isShrunkFirst ? await shrink(source, colours, widthPx) : source)
    // Asked for the size it has, the library would still spend a quarter of the time on resizing.
    const sized = widthPx === null || isShrunkFirst ? whole : whole.resize({ width: widthPx, kernel: 'linear' })
    const { data, info } = await sized
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return createPicture(info.width, info.height, 3, info.channels === 3 ? data : toThree(data, info.channels))
  } catch (error) {
    throw broken(error)
  }
}

/**
 * The library converts colours before it shrinks, at up to 50 ns a pixel. Shrunk first, profile kept, a quarter is left to
 * convert: a third of the time for CMYK, half for a phone's wide colours.
 */
const shrink = async (source: Source, { isCmyk }: Colours, widthPx: number): Promise<Source> => {
  const small = open(source).keepIccProfile().resize({ width: widthPx, kernel: 'linear' })
  const inOwnColours = isCmyk ? small.pipelineColourspace('cmyk').toColourspace('cmyk') : small
  return { bytes: await inOwnColours.tiff({ compression: 'none' }).toBuffer(), failOn: 'error' }
}

/** Grey comes out as one channel (or two, with an opacity that flattening already applied). */
const toThree = (data: Uint8Array, channels: number): Uint8Array => {
  const pixels = data.length / channels
  const out = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * channels + (channels > 3 ? c : 0)]!
  }
  return out
}
