import type { Picture } from './picture.js'
import { LUMA } from './to-grey.js'

const [RED, GREEN, BLUE] = LUMA

/**
 * Samples per output pixel in one direction, for this many source pixels: as few as keep fine print from turning into
 * noise.
 */
export const samplesFor = (ratio: number) => (ratio < 1.4 ? 1 : ratio < 4 ? 2 : 3)

// Both take a place in pixels from the picture's top left corner and repeat its last pixels beyond the edge. They are plain
// functions, called by name, because the compiler then inlines them; through a variable every number would be boxed.

/** Good enough where several samples are averaged, at a quarter of the cost. */
export function greyNearest({ widthPx, heightPx, channels, data }: Picture, x: number, y: number): number {
  const column = x < 0 ? 0 : x < widthPx ? x | 0 : widthPx - 1
  const row = y < 0 ? 0 : y < heightPx ? y | 0 : heightPx - 1
  return toneAt(data, (row * widthPx + column) * channels, channels)
}

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

function toneAt(data: Uint8Array, at: number, channels: number): number {
  return channels === 1 ? data[at]! : lumaAt(data, at) / 1024
}

/** In 1/1024. */
function lumaAt(data: Uint8Array, at: number): number {
  return RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!
}
