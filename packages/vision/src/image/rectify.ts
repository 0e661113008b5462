import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { createPicture, type Picture } from './picture.js'

/** ITU-R BT.601 luma, in 1/1024. */
const [RED, GREEN, BLUE] = [306, 601, 117]

/** More samples per output pixel than this change nothing that can be seen. */
const MAX_SAMPLES = 4

/** The quad of a picture as an upright grey rectangle; beyond the picture's edge its last pixels are repeated. */
export function rectify(picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture {
  const out = createPicture(widthPx, heightPx, 1)
  const { width, height } = sideLengths(quad)
  // Where the picture is finer than the output, several samples are averaged, or fine print would turn into noise.
  const across = samplesFor(width / widthPx)
  const down = samplesFor(height / heightPx)
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, quad)
  const weight = 1 / (across * down)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let sum = 0
      for (let j = 0; j < down; j++) {
        const v = y + (j + 0.5) / down
        for (let i = 0; i < across; i++) {
          const u = x + (i + 0.5) / across
          const w = 1 / (g * u + h * v + 1)
          sum += greyAt(picture, (a * u + b * v + c) * w - 0.5, (d * u + e * v + f) * w - 0.5)
        }
      }
      out.data[y * widthPx + x] = sum * weight + 0.5
    }
  }
  return out
}

const samplesFor = (ratio: number) => Math.max(1, Math.min(MAX_SAMPLES, Math.round(ratio)))

/** Bilinear, at pixel-centre coordinates. */
function greyAt({ widthPx, heightPx, channels, data }: Picture, x: number, y: number): number {
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
