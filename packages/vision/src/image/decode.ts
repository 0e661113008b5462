import sharp from 'sharp'
import { anyPicture, type DecodeLimits, examine } from './examine.js'
import { unpackHeif } from './heif/unpack-heif.js'
import { mendJpegEnd } from './mend-jpeg-end.js'
import { createPicture, type Picture } from './picture.js'
import { MAX_PIXELS } from './price/limits.js'
import type { PictureHeader } from './read-header.js'
import type { ImageFormat } from './sniff-format.js'
import { broken } from './undecodable-image.js'
import { unpackBmp } from './unpack-bmp.js'

// Threads are ours to hand out (one per job); the library's own cache and pool only cost memory and contention.
sharp.cache(false)
sharp.concurrency(1)

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
  const { file, header, factor } = await examine(bytes, limits)
  const { format, widthPx: width, heightPx: height } = header
  if (format === 'heic') return decodeHeif(file, header, limits.maxPixels, factor)
  const source = toReadable(file, header)
  const picture = await readPixels(source, header, factor > 1 ? Math.ceil(width / factor) : null)
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
  { heif, isConverted, isProfileIgnored }: PictureHeader,
  maxPixels: number,
  factor: number,
): Promise<Decoded> => {
  const profile = isConverted ? heif!.profile : null
  const { widthPx, heightPx, file } = await unpackHeif(bytes, { profile, factor, maxPixels })
  const unpacked = { isConverted, isProfileIgnored, isCmyk: false }
  const picture = await readPixels({ bytes: file, failOn: 'error' }, unpacked, null)
  const scale = picture.widthPx / widthPx
  return { picture, format: 'heic', originalWidthPx: widthPx, originalHeightPx: heightPx, scale }
}

type Colours = Pick<PictureHeader, 'isConverted' | 'isProfileIgnored' | 'isCmyk'>

const open = ({ bytes, failOn }: Source, { isProfileIgnored }: Colours) =>
  sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, ignoreIcc: isProfileIgnored }).autoOrient()

const readPixels = async (source: Source, colours: Colours, widthPx: number | null): Promise<Picture> => {
  try {
    const isShrunkFirst = widthPx !== null && colours.isConverted
    const whole = open(isShrunkFirst ? await shrink(source, colours, widthPx) : source, colours)
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
const shrink = async (source: Source, colours: Colours, widthPx: number): Promise<Source> => {
  const resized = open(source, colours).resize({ width: widthPx, kernel: 'linear' })
  const small = colours.isProfileIgnored ? resized : resized.keepIccProfile()
  const inOwnColours = colours.isCmyk ? small.pipelineColourspace('cmyk').toColourspace('cmyk') : small
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
