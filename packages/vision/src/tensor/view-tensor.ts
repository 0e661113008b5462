import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'

export interface ViewTensorOptions {
  readonly widthPx: number
  readonly heightPx: number
  /** What the bytes 0 and 255 become. */
  readonly range: readonly [low: number, high: number]
  /** The byte that stands for what lies outside the picture. */
  readonly outside?: number
}

/** Beyond this many samples per direction, reading more pixels only costs time. */
const MAX_SAMPLES = 3

/**
 * A turned rectangle of a colour picture as planar RGB. Where the picture is finer than the output several of its pixels
 * are averaged, elsewhere they are interpolated.
 */
export function viewTensor(picture: Picture, view: Quad, options: ViewTensorOptions): Tensor {
  const { widthPx, heightPx, range, outside = 0 } = options
  const [topLeft, topRight, , bottomLeft] = view
  const acrossX = (topRight[0] - topLeft[0]) / widthPx
  const acrossY = (topRight[1] - topLeft[1]) / widthPx
  const downX = (bottomLeft[0] - topLeft[0]) / heightPx
  const downY = (bottomLeft[1] - topLeft[1]) / heightPx
  const plane = widthPx * heightPx
  const data = new Float32Array(3 * plane)
  const sides = sideLengths(view)
  const samples = samplesFor(Math.max(sides.width / widthPx, sides.height / heightPx))
  const factor = (range[1] - range[0]) / 255
  const sum = new Float64Array(3)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      sum.fill(0)
      for (let j = 0; j < samples; j++) {
        const v = y + (j + 0.5) / samples
        for (let i = 0; i < samples; i++) {
          const u = x + (i + 0.5) / samples
          const px = topLeft[0] + u * acrossX + v * downX
          const py = topLeft[1] + u * acrossY + v * downY
          if (samples === 1) addBetween(sum, picture, px, py, outside)
          else addNearest(sum, picture, px, py, outside)
        }
      }
      const at = y * widthPx + x
      const weight = factor / (samples * samples)
      data[at] = sum[0]! * weight + range[0]
      data[at + plane] = sum[1]! * weight + range[0]
      data[at + 2 * plane] = sum[2]! * weight + range[0]
    }
  }
  return { dims: [1, 3, heightPx, widthPx], data }
}

const samplesFor = (ratio: number) => (ratio < 1.4 ? 1 : Math.min(MAX_SAMPLES, Math.ceil(ratio)))

function addNearest(sum: Float64Array, { widthPx, heightPx, data }: Picture, px: number, py: number, outside: number) {
  const column = Math.floor(px)
  const row = Math.floor(py)
  if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) {
    for (let c = 0; c < 3; c++) sum[c]! += outside
    return
  }
  const at = (row * widthPx + column) * 3
  sum[0]! += data[at]!
  sum[1]! += data[at + 1]!
  sum[2]! += data[at + 2]!
}

function addBetween(sum: Float64Array, { widthPx, heightPx, data }: Picture, px: number, py: number, outside: number) {
  if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) {
    for (let c = 0; c < 3; c++) sum[c]! += outside
    return
  }
  const x = Math.max(0, Math.min(widthPx - 1, px - 0.5))
  const y = Math.max(0, Math.min(heightPx - 1, py - 0.5))
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const right = left < widthPx - 1 ? 3 : 0
  const below = top < heightPx - 1 ? widthPx * 3 : 0
  const at = (top * widthPx + left) * 3
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! * (1 - fx) + data[at + right + c]! * fx
    const lower = data[at + below + c]! * (1 - fx) + data[at + below + right + c]! * fx
    sum[c]! += upper * (1 - fy) + lower * fy
  }
}
