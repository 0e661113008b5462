import type { ImageFormat } from '../sniff-format.js'

/**
 * Most memory that decoding one picture takes, in megabytes, beside the file and what the process holds anyway. The memory limits
 * of containers are made from it (`workerMemoryMb` of the engines). The highest is HEIC of 50 megapixels: the decoder's 403 MB,
 * and the shrunken picture twice.
 */
export const DECODE_PEAK_MB = 480

/** Phones' "48 megapixels" are 8064 × 6048, and 50 are sold. */
export const MAX_PIXELS = 50e6

/**
 * Decoders hold bands of whole rows: without a limit on sides, 16 rows may be as large as any picture. 16,382 is as wide as phones'
 * panoramas get, and 16,383 as WebP's sides.
 */
export const MAX_SIDE_PX = 16_384

/**
 * Longer side to shorter. Phones' panoramas end at about 10, a machine readable zone cut out of a page has 9. Beyond this, one side
 * is gone once the other is shrunk to what is analysed.
 */
export const MAX_RATIO = 32

export interface FormatLimits {
  readonly pixels: number
  /** Milliseconds of CPU, on the machine that costs were measured on (`format-costs.ts`). */
  readonly cpuMs: number
}

/**
 * What the largest pictures that devices write in a format take, with some room. Time: HEIC and AVIF of 50 and 14 megapixels are
 * several times as costly as what else is taken; one bound for all would let a JPEG of a hundred scans cost as much.
 */
export const formatLimits: Record<ImageFormat, FormatLimits> = {
  // Progressive, 50 megapixels in 4:2:0; or 16 of four inks.
  jpeg: { pixels: MAX_PIXELS, cpuMs: 1100 },
  // Interlaced, with opacity.
  png: { pixels: MAX_PIXELS, cpuMs: 2200 },
  // 10 MB of a dense picture.
  webp: { pixels: MAX_PIXELS, cpuMs: 2400 },
  heic: { pixels: MAX_PIXELS, cpuMs: 5500 },
  // Sixteen bits with opacity. Scanners write more pixels than that only of whole pages.
  tiff: { pixels: 24e6, cpuMs: 1800 },
  gif: { pixels: 16e6, cpuMs: 500 },
  bmp: { pixels: 16e6, cpuMs: 600 },
  // The 13 megapixels of phones that write it, twelve bits, opacity, 5 MB.
  avif: { pixels: 14e6, cpuMs: 3000 },
}
