import type { Decoded, Quad } from '@vivid/vision'
import type { Finding } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { measureBlockiness } from './measure-blockiness.js'
import { readJpegQuality } from './read-jpeg-quality.js'

/** 827: by the file's own tables, or by the blocks that any compression before has left. */
export const checkCompression = (bytes: Uint8Array, { picture, scale }: Decoded, quad: Quad): Finding | null => {
  const finding = (measured: number): Finding => ({ error: 'document_over_compressed', measured, areas: [quad] })
  const quality = readJpegQuality(bytes)
  if (quality !== null && quality < thresholds.jpegQuality) return finding(quality)
  // A picture that was halved when it was decoded has lost its blocks, and most of their harm with them.
  if (scale < 1) return null
  const blockiness = measureBlockiness(picture, quad, thresholds.blockiness)
  return blockiness > thresholds.blockiness ? finding(blockiness) : null
}
