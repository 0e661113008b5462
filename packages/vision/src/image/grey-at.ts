import type { Picture } from './picture.js'

/** Reads a grey value at a place, in pixels from the top left corner; beyond the edge the last pixels are repeated. */
export type GreySampler = (x: number, y: number) => number

/** ITU-R BT.601 luma, in 1/1024. */
const [RED, GREEN, BLUE] = [306, 601, 117] as const

/**
 * Samples per output pixel in one direction, for this many source pixels: as few as keep fine print from turning into
 * noise.
 */
export const samplesFor = (ratio: number) => (ratio < 1.4 ? 1 : ratio < 4 ? 2 : 3)

/** Where several samples are averaged the nearest pixel will do: it costs a quarter of interpolating. */
export const samplerFor = (picture: Picture, samples: number): GreySampler =>
  samples > 1 ? nearest(picture) : bilinear(picture)

function nearest({ widthPx, heightPx, channels, data }: Picture): GreySampler {
  const [right, bottom] = [widthPx - 1, heightPx - 1]
  return (x, y) => {
    const column = x < 0 ? 0 : x > right ? right : x | 0
    const row = y < 0 ? 0 : y > bottom ? bottom : y | 0
    const at = (row * widthPx + column) * channels
    return channels === 1 ? data[at]! : lumaAt(data, at)
  }
}

function bilinear({ widthPx, heightPx, channels, data }: Picture): GreySampler {
  const [lastColumn, lastRow] = [widthPx - 1, heightPx - 1]
  return (px, py) => {
    const x = Math.max(0, Math.min(lastColumn, px - 0.5))
    const y = Math.max(0, Math.min(lastRow, py - 0.5))
    const left = x | 0
    const top = y | 0
    const [fx, fy] = [x - left, y - top]
    const right = left < lastColumn ? channels : 0
    const below = top < lastRow ? widthPx * channels : 0
    const at = (top * widthPx + left) * channels
    const value = (offset: number) => (channels === 1 ? data[offset]! : lumaAt(data, offset))
    const upper = value(at) * (1 - fx) + value(at + right) * fx
    const lower = value(at + below) * (1 - fx) + value(at + below + right) * fx
    return upper * (1 - fy) + lower * fy
  }
}

const lumaAt = (data: Uint8Array, at: number) => (RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!) / 1024
