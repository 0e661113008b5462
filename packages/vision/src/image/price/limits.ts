import type { ImageFormat } from '../sniff-format.js'

/**
 * Most memory that decoding one picture takes, in megabytes, beside the file and what the process holds anyway. The memory limits
 * of containers are made from it (`workerMemoryMb` of the engines). The highest is HEIC of 50 megapixels: the decoder's 403 MB,
 * and the shrunken picture twice.
 */
export const DECODE_PEAK_MB = 480

/** Largest picture that is decoded. Phones of "48 megapixels" send 8064 × 6048, others 50 megapixels. */
export const MAX_PIXELS = 50e6

/**
 * Decoders hold bands of whole rows: without a limit on sides, 16 rows may be as large as any picture. 16,382 is as wide as phones'
 * panoramas get, and 16,383 as WebP's sides.
 */
export const MAX_SIDE_PX = 16_384

/**
 * Longer side to shorter: three times what a machine readable zone has that was cut out of its page (125 × 14 mm), or a panorama.
 * Once the longer one is shrunk to what is analysed, the shorter one still has 67 pixels; without a limit it may have one.
 */
export const MAX_RATIO = 32

export interface FormatLimits {
  readonly pixels: number
  /** Milliseconds of CPU, on the machine that costs were measured on (`format-costs.ts`). */
  readonly cpuMs: number
}

/**
 * What the largest pictures that devices write in a format take, by `priceOf`, with some room. HEIC and AVIF are several times as
 * costly as what else is taken: one bound for all would let a JPEG of a hundred scans cost as much.
 */
export const formatLimits: Record<ImageFormat, FormatLimits> = {
  // Progressive, 50 megapixels in 4:2:0 and 10 MB; or 16 of four inks.
  jpeg: { pixels: MAX_PIXELS, cpuMs: 1150 },
  // 50 megapixels with opacity in 10 MB, interlaced.
  png: { pixels: MAX_PIXELS, cpuMs: 2200 },
  // 50 megapixels with opacity in 10 MB, turned, of wide colours.
  webp: { pixels: MAX_PIXELS, cpuMs: 2400 },
  // 50 megapixels in 10 MB.
  heic: { pixels: MAX_PIXELS, cpuMs: 5500 },
  // Sixteen bits with opacity. Scanners write more pixels than that only of whole pages.
  tiff: { pixels: 24e6, cpuMs: 1800 },
  gif: { pixels: 16e6, cpuMs: 500 },
  bmp: { pixels: 16e6, cpuMs: 600 },
  // The 13 megapixels of phones that write it, twelve bits, opacity, 5 MB.
  avif: { pixels: 14e6, cpuMs: 3000 },
}
