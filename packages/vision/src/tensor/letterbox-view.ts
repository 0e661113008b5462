import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'
import { fitCanvas } from './fit-canvas.js'

export interface LetterboxedView {
  readonly tensor: Tensor
  /** The part of the canvas that the view fills, from the top left. */
  readonly widthPx: number
  readonly heightPx: number
}

const PADDING = 0.5

/** Samples per direction that are averaged into one input pixel. */
const SAMPLES = 2

/** A turned part of the picture in the top left of a canvas, planar RGB 0…1; what lies outside the picture is grey. */
export function letterboxView(picture: Picture, view: Quad, longSidePx: number, stepPx: number): LetterboxedView {
  const sides = sideLengths(view)
  const canvas = fitCanvas(sides.width, sides.height, longSidePx, stepPx)
  const { scale, columns: canvasWidth } = canvas
  const widthPx = Math.max(1, Math.round(sides.width * scale))
  const heightPx = Math.max(1, Math.round(sides.height * scale))
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, view)
  const plane = canvas.columns * canvas.rows
  const data = new Float32Array(3 * plane).fill(PADDING)
  const pixels = picture.data
  // From one sample to the next: within a single input pixel the mapping is as good as straight.
  const [topLeft, topRight, , bottomLeft] = view
  const alongX = (topRight[0] - topLeft[0]) / widthPx / SAMPLES
  const alongY = (topRight[1] - topLeft[1]) / widthPx / SAMPLES
  const downX = (bottomLeft[0] - topLeft[0]) / heightPx / SAMPLES
  const downY = (bottomLeft[1] - topLeft[1]) / heightPx / SAMPLES
  const { widthPx: columns, heightPx: rows } = picture
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const w = 1 / (g * (x + 0.5) + h * (y + 0.5) + 1)
      const firstX = (a * (x + 0.5) + b * (y + 0.5) + c) * w - ((alongX + downX) * (SAMPLES - 1)) / 2
      const firstY = (d * (x + 0.5) + e * (y + 0.5) + f) * w - ((alongY + downY) * (SAMPLES - 1)) / 2
      let red = 0
      let green = 0
      let blue = 0
      let seen = 0
      for (let j = 0; j < SAMPLES; j++) {
        for (let i = 0; i < SAMPLES; i++) {
          const px = firstX + i * alongX + j * downX
          const py = firstY + i * alongY + j * downY
          if (px < 0 || py < 0 || px >= columns || py >= rows) continue
          const at = ((py | 0) * columns + (px | 0)) * 3
          red += pixels[at]!
          green += pixels[at + 1]!
          blue += pixels[at + 2]!
          seen++
        }
      }
      if (seen === 0) continue
      const at = y * canvasWidth + x
      data[at] = red / (255 * seen)
      data[at + plane] = green / (255 * seen)
      data[at + 2 * plane] = blue / (255 * seen)
    }
  }
  return { tensor: { dims: [1, 3, canvas.rows, canvas.columns], data }, widthPx, heightPx }
}
