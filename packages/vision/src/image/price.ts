import type { PictureHeader } from './read-header.js'
import type { ImageFormat } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

/**
 * Most memory that decoding one picture takes, in megabytes, beside the file and what the process holds anyway. Every limit
 * below keeps to it, `npm run fuzz` watches it, and the memory limits of containers are made from it (`workerMemoryMb` of the
 * engines). The highest is HEIC: the decoder's 403 MB, and the shrunken picture twice. The others stay below 360 MB.
 */
export const DECODE_PEAK_MB = 480

/** Phones' "48 megapixels" are 8064 × 6048, and 50 are sold. */
export const MAX_PIXELS = 50e6

/**
 * Most pixels by format. Measured: AVIF takes 18 bytes and 47 ns a pixel, 25 and 90 with twelve bits and opacity, and cannot
 * be shrunk while it is read, so it ends above the 13 megapixels of phones that write it; GIF takes 5 bytes and 24 ns. No
 * device writes larger pictures in these.
 */
const maxPixels: Record<ImageFormat, number> = {
  jpeg: MAX_PIXELS,
  png: MAX_PIXELS,
  webp: MAX_PIXELS,
  heic: MAX_PIXELS,
  tiff: 24e6,
  gif: 16e6,
  bmp: 16e6,
  avif: 14e6,
}

/** Interlaced PNG and TIFF in one strip are held whole: 50 megapixels with opacity in eight bits, 25 in sixteen. */
const MAX_UNPACKED_BYTES = 200e6
/** Decoders hold rows of tiles. Usual ones are of 256 × 256. */
const MAX_TILE_PIXELS = 4e6
/** JPEG within a TIFF may have a hundred scans that nothing here sees. */
const MAX_TIFF_JPEG_PIXELS = 4e6
/** JPEG in several scans, two bytes per coefficient: 50 megapixels in 4:2:0, 26 in 4:4:4. */
const MAX_HELD_COEFFICIENTS = 80e6
/** Half a second. Usual progressive files go 8 times over a pixel (4:2:0) or 14 times (4:4:4). */
const MAX_COEFFICIENT_VISITS = 450e6

/** Four inks take three times as long to convert as three colours; no camera writes them, and what is made for print is smaller. */
const MAX_CMYK_PIXELS = 16e6

/** Throws for a picture whose header says that it costs more than any picture may. Nothing was decoded yet. */
export const checkPrice = (header: PictureHeader, atMostPixels: number): void => {
  const { format, widthPx, heightPx, unpackedBytesPerPixel, scans, tiff, isCmyk } = header
  const pixels = widthPx * heightPx
  const size = `${format} of ${widthPx}×${heightPx}`
  if (pixels > Math.min(maxPixels[format], atMostPixels)) throw new UndecodableImage('too-many-pixels', size)
  const isCostly =
    pixels * unpackedBytesPerPixel > MAX_UNPACKED_BYTES ||
    pixels * (scans?.heldPerPixel ?? 0) > MAX_HELD_COEFFICIENTS ||
    pixels * (scans?.visitsPerPixel ?? 0) > MAX_COEFFICIENT_VISITS ||
    (isCmyk && pixels > MAX_CMYK_PIXELS) ||
    (tiff?.tilePixels ?? 0) > MAX_TILE_PIXELS ||
    (tiff?.isJpegInside === true && pixels > MAX_TIFF_JPEG_PIXELS)
  if (isCostly) throw new UndecodableImage('too-costly', size)
}
