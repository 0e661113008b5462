import type { Picture } from '../image/picture.js'
import { LUMA } from '../image/to-grey.js'

const [RED, GREEN, BLUE] = LUMA

/**
 * A place in pixels from the picture's top left corner; beyond its edge the last pixels go on. A plain function, called by
 * name, because the compiler then inlines it; through a variable every number would be boxed.
 */
export const greyBilinear = ({ widthPx, heightPx, channels, data }: Picture, px: number, py: number): number => {
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

/** Tone of the pixel whose bytes begin at `at`. */
export const toneAt = (data: Uint8Array, at: number, channels: number): number =>
  channels === 1 ? data[at]! : lumaAt(data, at) / 1024

/** Luma of the pixel whose bytes begin at `at`, in 1/1024. */
const lumaAt = (data: Uint8Array, at: number): number => RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!

/**
 * The tone between four bytes: two at `upper` and `right` of it, two at `lower` and `right` of it, `fx` and `fy` in 256ths.
 * A plain function, called by name, because the compiler then inlines it.
 */
export const mixFour = (
  data: Uint8Array,
  upper: number,
  lower: number,
  right: number,
  fx: number,
  fy: number,
): number => {
  const above = data[upper]! * (256 - fx) + data[upper + right]! * fx
  const below = data[lower]! * (256 - fx) + data[lower + right]! * fx
  return (above * (256 - fy) + below * fy + 32768) >> 16
}
