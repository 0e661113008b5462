import type { Picture } from './picture.js'
import { LUMA } from './to-grey.js'

const [RED, GREEN, BLUE] = LUMA

/**
 * Samples per output pixel in one direction, for this many source pixels: as few as keep fine print from turning into
 * noise.
 */
export const samplesFor = (ratio: number) => (ratio < 1.4 ? 1 : ratio < 4 ? 2 : 3)

/**
 * A place in pixels from the picture's top left corner; beyond its edge the last pixels go on. A plain function, called by
 * name, because the compiler then inlines it; through a variable every number would be boxed.
 */
export function greyBilinear({ widthPx, heightPx, channels, data }: Picture, px: number, py: number): number {
  const x = Math.max(0, Math.min(widthPx - 1, px - 0.5))
  const y = Math.max(0, Math.min(heightPx - 1, py - 0.5))
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const right = left < widthPx - 1 ? channels : 0
  const below = top < heightPx - 1 ? widthPx * channels : 0
  const at = (top * widthPx + left) * channels
  const upper = toneAt(data, at, channels) * (1 - fx) + toneAt(data, at + right, channels) * fx
  const lower = toneAt(data, at + below, channels) * (1 - fx) + toneAt(data, at + below + right, channels) * fx
  return upper * (1 - fy) + lower * fy
}

/** Of the pixel whose bytes begin there. */
export function toneAt(data: Uint8Array, at: number, channels: number): number {
  return channels === 1 ? data[at]! : lumaAt(data, at) / 1024
}

/** In 1/1024. */
function lumaAt(data: Uint8Array, at: number): number {
  return RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!
}
