import type { Picture } from '../image/picture.js'
import { samplePlaces } from '../image/sample-places.js'
import type { Tensor } from '../model/load-model.js'
import { fitCanvas } from './fit-canvas.js'

export interface Letterboxed {
  readonly tensor: Tensor
  /** Input pixels per picture pixel. */
  readonly scale: number
}

const PADDING = 0.5

const samplesFor = (ratio: number) => (ratio < 1.5 ? 1 : 2)

/** The whole picture in the top left of a canvas of this longer side, planar RGB 0…1, the rest grey. */
export function letterbox(picture: Picture, longSidePx: number, stepPx: number): Letterboxed {
  const canvas = fitCanvas(picture.widthPx, picture.heightPx, longSidePx, stepPx)
  const { scale } = canvas
  const width = Math.max(1, Math.round(picture.widthPx * scale))
  const height = Math.max(1, Math.round(picture.heightPx * scale))
  const plane = canvas.columns * canvas.rows
  const pixels = picture.data
  const data = new Float32Array(3 * plane).fill(PADDING)
  // Two pixels per direction are averaged: reading all of them would only cost time.
  const across = samplesFor(picture.widthPx / width)
  const down = samplesFor(picture.heightPx / height)
  const columns = samplePlaces(picture.widthPx, width, across, 3)
  const rows = samplePlaces(picture.heightPx, height, down, 3 * picture.widthPx)
  const weight = 1 / (4 * 255)
  for (let y = 0; y < height; y++) {
    const upper = rows[down * y]!
    const lower = rows[down * y + down - 1]!
    for (let x = 0, at = y * canvas.columns; x < width; x++, at++) {
      const left = columns[across * x]!
      const right = columns[across * x + across - 1]!
      const a = upper + left
      const b = upper + right
      const c = lower + left
      const d = lower + right
      data[at] = (pixels[a]! + pixels[b]! + pixels[c]! + pixels[d]!) * weight
      data[at + plane] = (pixels[a + 1]! + pixels[b + 1]! + pixels[c + 1]! + pixels[d + 1]!) * weight
      data[at + 2 * plane] = (pixels[a + 2]! + pixels[b + 2]! + pixels[c + 2]! + pixels[d + 2]!) * weight
    }
  }
  return { tensor: { dims: [1, 3, canvas.rows, canvas.columns], data }, scale }
}
