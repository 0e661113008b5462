import type { Picture, Quad, Tensor } from '@vivid/vision'

/** Above this many picture pixels per output pixel their average is taken, below it they are interpolated. */
const INTERPOLATED_BELOW = 1.4
/** Per direction. Beyond, reading every pixel of a large selfie only costs time. */
const MAX_SAMPLES = 6

/** A square of the picture as planar RGB, 0…255. Fine patterns must be averaged, not skipped: skipping would invent moiré. */
export function averageView(picture: Picture, [origin, right, , below]: Quad, sidePx: number): Tensor {
  const across = [(right[0] - origin[0]) / sidePx, (right[1] - origin[1]) / sidePx] as const
  const down = [(below[0] - origin[0]) / sidePx, (below[1] - origin[1]) / sidePx] as const
  const ratio = Math.max(Math.abs(across[0]), Math.abs(across[1]))
  const samples = ratio < INTERPOLATED_BELOW ? 1 : Math.min(MAX_SAMPLES, Math.ceil(ratio))
  const read = samples === 1 ? addBetween : addNearest
  const plane = sidePx * sidePx
  const data = new Float32Array(3 * plane)
  const sum = new Float64Array(3)
  const weight = 1 / (samples * samples)
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      sum.fill(0)
      for (let j = 0; j < samples; j++) {
        const v = y + (j + 0.5) / samples
        for (let i = 0; i < samples; i++) {
          const u = x + (i + 0.5) / samples
          read(sum, picture, origin[0] + u * across[0] + v * down[0], origin[1] + u * across[1] + v * down[1])
        }
      }
      const at = y * sidePx + x
      data[at] = sum[0]! * weight
      data[at + plane] = sum[1]! * weight
      data[at + 2 * plane] = sum[2]! * weight
    }
  }
  return { dims: [1, 3, sidePx, sidePx], data }
}

function addNearest(sum: Float64Array, { widthPx, heightPx, data }: Picture, px: number, py: number) {
  const column = Math.min(widthPx - 1, Math.floor(px))
  const row = Math.min(heightPx - 1, Math.floor(py))
  const at = (row * widthPx + column) * 3
  sum[0]! += data[at]!
  sum[1]! += data[at + 1]!
  sum[2]! += data[at + 2]!
}

/** A pixel's value lies in its middle. */
function addBetween(sum: Float64Array, { widthPx, heightPx, data }: Picture, px: number, py: number) {
  const x = Math.max(0, Math.min(widthPx - 1, px - 0.5))
  const y = Math.max(0, Math.min(heightPx - 1, py - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const toRight = left < widthPx - 1 ? 3 : 0
  const toBelow = top < heightPx - 1 ? widthPx * 3 : 0
  const at = (top * widthPx + left) * 3
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! * (1 - fx) + data[at + toRight + c]! * fx
    const lower = data[at + toBelow + c]! * (1 - fx) + data[at + toBelow + toRight + c]! * fx
    sum[c]! += upper * (1 - fy) + lower * fy
  }
}
