import type { PictureHeader } from '../read-header.js'
import { UndecodableImage } from '../undecodable-image.js'
import { type Cost, sumOf } from './cost.js'
import { formatCosts } from './format-costs.js'
import { DECODE_PEAK_MB, formatLimits, MAX_RATIO, MAX_SIDE_PX } from './limits.js'

/** Most that decoding a picture takes, by its header. */
export interface Price {
  readonly peakMb: number
  /** On the machine that costs were measured on. */
  readonly cpuMs: number
}

/** What a process grows by whatever it decodes: buffers of libraries, a thread. */
const PROCESS_BYTES = 20e6
/** Rows of the picture that the library's steps hold between them: 1,400 to 1,630 were measured, on pictures 9,000 to 16,383 wide. */
const HELD_ROWS = 1700

/** What is done to every picture, whatever its format: steps of the library, shrinking, turning, colours. */
const commonCost = (header: PictureHeader, factor: number): Cost => {
  const { fileBytes, widthPx, heightPx, rowPx, unpackedBytesPerPixel, isTurned, isConverted, isCmyk } = header
  const shrunkPixels = (widthPx * heightPx) / factor ** 2
  const unpackedBytes = shrunkPixels * unpackedBytesPerPixel
  // Handed on with three channels; grey ones are widened.
  const resultBytes = shrunkPixels * (unpackedBytesPerPixel < 3 ? 4 : 3)
  const isShrunkFirst = isConverted && factor > 1
  return sumOf([
    { bytes: PROCESS_BYTES + HELD_ROWS * rowPx * unpackedBytesPerPixel, ns: 10e6 },
    // It may have to be mended or slimmed.
    { bytes: fileBytes, ns: fileBytes },
    // What is shrunk first is written to a file of its own, which grows by doubling.
    { bytes: isShrunkFirst ? Math.max(2 * unpackedBytes, resultBytes) : resultBytes, ns: 2 * shrunkPixels },
    ...(isTurned ? [{ bytes: unpackedBytes, ns: 10 * shrunkPixels }] : []),
    ...(isConverted ? [{ bytes: 0, ns: 30e6 + (isCmyk ? 50 : 15) * shrunkPixels }] : []),
  ])
}

/** `factor`: by how much each side is shrunk. */
export const priceOf = (header: PictureHeader, factor: number): Price => {
  const pixels = header.widthPx * header.heightPx
  const own = formatCosts[header.format](header, { pixels, shrunkPixels: pixels / factor ** 2 })
  const { bytes, ns } = sumOf([commonCost(header, factor), own])
  const first = PROCESS_BYTES + header.fileBytes + own.bytes + (own.firstBytes ?? 0)
  return { peakMb: Math.max(first, bytes) / 1e6, cpuMs: ns / 1e6 }
}

/** The price, from the header alone; throws for a picture that costs more than any picture may. */
export const checkPrice = (header: PictureHeader, factor: number, atMostPixels: number): Price => {
  const { format, widthPx, heightPx } = header
  const { pixels, cpuMs } = formatLimits[format]
  const size = `${format} of ${widthPx}×${heightPx}`
  if (widthPx * heightPx > Math.min(pixels, atMostPixels)) throw new UndecodableImage('too-many-pixels', size)
  const [longer, shorter] = [Math.max(widthPx, heightPx), Math.min(widthPx, heightPx)]
  if (longer > MAX_SIDE_PX || longer > MAX_RATIO * shorter) throw new UndecodableImage('too-long', size)
  const price = priceOf(header, factor)
  // Also for what is no number.
  if (!(price.peakMb <= DECODE_PEAK_MB && price.cpuMs <= cpuMs))
    throw new UndecodableImage('too-costly', `${size}: ${price.peakMb.toFixed()} MB, ${price.cpuMs.toFixed()} ms`)
  return price
}
