import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'
import { fitCanvas } from './fit-canvas.js'

export interface Letterboxed {
  readonly tensor: Tensor
  /** Input pixels per picture pixel. */
  readonly scale: number
}

const PADDING = 0.5

/** At most this many pixels per direction are averaged into one: beyond, reading all of them only costs time. */
const MAX_SAMPLES = 2

/** The whole picture in the top left of a canvas of this longer side, planar RGB 0…1, the rest grey. */
export function letterbox(picture: Picture, longSidePx: number, stepPx: number): Letterboxed {
  const canvas = fitCanvas(picture.widthPx, picture.heightPx, longSidePx, stepPx)
  const { scale, columns: canvasWidth } = canvas
  const width = Math.max(1, Math.round(picture.widthPx * scale))
  const height = Math.max(1, Math.round(picture.heightPx * scale))
  const plane = canvas.columns * canvas.rows
  const pixels = picture.data
  const data = new Float32Array(3 * plane).fill(PADDING)
  const columns = sampleOffsets(picture.widthPx, width)
  const rows = sampleOffsets(picture.heightPx, height)
  const weight = 1 / (255 * columns.perPixel * rows.perPixel)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let j = y * rows.perPixel; j < (y + 1) * rows.perPixel; j++) {
        const row = rows.offsets[j]! * picture.widthPx
        for (let i = x * columns.perPixel; i < (x + 1) * columns.perPixel; i++) {
          const at = (row + columns.offsets[i]!) * 3
          red += pixels[at]!
          green += pixels[at + 1]!
          blue += pixels[at + 2]!
        }
      }
      const at = y * canvasWidth + x
      data[at] = red * weight
      data[at + plane] = green * weight
      data[at + 2 * plane] = blue * weight
    }
  }
  return { tensor: { dims: [1, 3, canvas.rows, canvas.columns], data }, scale }
}

/** For every output pixel along one axis, the source pixels that are averaged into it. */
function sampleOffsets(sourcePx: number, targetPx: number): { perPixel: number; offsets: Int32Array } {
  const ratio = sourcePx / targetPx
  const perPixel = Math.max(1, Math.min(MAX_SAMPLES, Math.round(ratio)))
  const offsets = new Int32Array(targetPx * perPixel)
  for (let i = 0; i < offsets.length; i++) {
    offsets[i] = Math.min(sourcePx - 1, Math.floor(((i + 0.5) / perPixel) * ratio))
  }
  return { perPixel, offsets }
}
