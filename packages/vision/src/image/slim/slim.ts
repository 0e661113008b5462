import type { ImageFormat } from '../sniff-format.js'
import { slimPng } from './slim-png.js'
import { slimTiff } from './slim-tiff.js'
import { slimWebp } from './slim-webp.js'

const slimmers: Partial<Record<ImageFormat, (bytes: Uint8Array) => Uint8Array>> = {
  png: slimPng,
  webp: slimWebp,
  tiff: slimTiff,
}

/**
 * The file without what no pixel of its first picture depends on. Libraries read further pages, frames and texts though nobody
 * asks for them, and at a price that no header tells.
 */
export const slim = (bytes: Uint8Array, format: ImageFormat): Uint8Array => slimmers[format]?.(bytes) ?? bytes
