import type { Picture } from './picture.js'

/** ITU-R BT.601 luma, in 1/1024. */
const [RED, GREEN, BLUE] = [306, 601, 117]

/** Bilinear, at pixel-centre coordinates. */
export function greyAt({ widthPx, heightPx, channels, data }: Picture, x: number, y: number): number {
  const cx = Math.max(0, Math.min(widthPx - 1, x))
  const cy = Math.max(0, Math.min(heightPx - 1, y))
  const left = cx | 0
  const top = cy | 0
  const fx = cx - left
  const fy = cy - top
  const right = left + 1 < widthPx ? channels : 0
  const below = top + 1 < heightPx ? widthPx * channels : 0
  const at = (top * widthPx + left) * channels
  if (channels === 1) {
    const upper = data[at]! * (1 - fx) + data[at + right]! * fx
    const lower = data[at + below]! * (1 - fx) + data[at + below + right]! * fx
    return upper * (1 - fy) + lower * fy
  }
  const upper = lumaAt(data, at) * (1 - fx) + lumaAt(data, at + right) * fx
  const lower = lumaAt(data, at + below) * (1 - fx) + lumaAt(data, at + below + right) * fx
  return (upper * (1 - fy) + lower * fy) / 1024
}

const lumaAt = (data: Uint8Array, at: number) => RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!

/** Samples per output pixel in one direction, for this many source pixels: as few as keep fine print from turning into noise. */
export const samplesFor = (ratio: number) => (ratio < 1.4 ? 1 : ratio < 2.6 ? 2 : 3)
