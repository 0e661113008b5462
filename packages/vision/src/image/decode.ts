import sharp from 'sharp'
import { createPicture, type Picture } from './picture.js'
import { type ImageFormat, imageFormats, sniffFormat } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

// Threads are ours to hand out (one per job); the library's own cache and pool only cost memory and contention.
sharp.cache(false)
sharp.concurrency(1)

export interface DecodeLimits {
  /** Formats the caller accepts, told apart by magic bytes. */
  readonly formats: readonly ImageFormat[]
  /** Refused above: a few hundred kilobytes can unfold to a gigabyte of pixels. */
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
  maxPixels: 40e6,
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

export async function decode(bytes: Uint8Array, limits: DecodeLimits = anyPicture): Promise<Decoded> {
  if (bytes.length === 0) throw new UndecodableImage('empty')
  const format = sniffFormat(bytes)
  if (!format) throw new UndecodableImage('unknown-format')
  if (!limits.formats.includes(format)) throw new UndecodableImage('format-not-allowed', format)

  const { width, height } = await readSize(bytes)
  if (width * height > limits.maxPixels) throw new UndecodableImage('too-many-pixels', `${width}×${height}`)
  if (Math.min(width, height) < limits.minShortSidePx) throw new UndecodableImage('too-small', `${width}×${height}`)

  const halvings = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / limits.maxLongSidePx)))
  const picture = await readPixels(bytes, limits, halvings > 0 ? Math.ceil(width / 2 ** halvings) : null)
  const scale = picture.widthPx / width
  return { picture, format, originalWidthPx: width, originalHeightPx: height, scale }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // Pixels are counted by us: the library's own limit does not tell a bomb from a broken header.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch (error) {
    throw broken(error)
  }
}

async function readPixels(bytes: Uint8Array, limits: DecodeLimits, widthPx: number | null): Promise<Picture> {
  try {
    const whole = sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels }).autoOrient()
    // Asked for the size it has, the library would still spend a quarter of the time on resizing.
    const sized = widthPx === null ? whole : whole.resize({ width: widthPx, kernel: 'linear' })
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

/** Grey comes out as one channel (or two, with an opacity that flattening already applied). */
function toThree(data: Uint8Array, channels: number): Uint8Array {
  const pixels = data.length / channels
  const out = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * channels + (channels > 3 ? c : 0)]!
  }
  return out
}

const broken = (error: unknown) =>
  new UndecodableImage('broken', error instanceof Error ? error.message.split('\n')[0] : String(error))
