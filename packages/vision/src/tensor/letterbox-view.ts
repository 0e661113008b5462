import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'

export interface LetterboxedView {
  readonly tensor: Tensor
  /** The part of the square that the view fills, from the top left. */
  readonly widthPx: number
  readonly heightPx: number
}

const PADDING = 0.5

/** Samples per direction that are averaged into one input pixel. */
const SAMPLES = 2

/** A turned part of the picture in the top left of a square, planar RGB 0…1; what lies outside the picture is grey. */
export function letterboxView(picture: Picture, view: Quad, sizePx: number): LetterboxedView {
  const sides = sideLengths(view)
  const scale = sizePx / Math.max(sides.width, sides.height)
  const widthPx = Math.max(1, Math.round(sides.width * scale))
  const heightPx = Math.max(1, Math.round(sides.height * scale))
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, view)
  const plane = sizePx * sizePx
  const data = new Float32Array(3 * plane).fill(PADDING)
  const pixels = picture.data
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let seen = 0
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const u = x + ((sample % SAMPLES) + 0.5) / SAMPLES
        const v = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
        const w = 1 / (g * u + h * v + 1)
        const column = Math.floor((a * u + b * v + c) * w)
        const row = Math.floor((d * u + e * v + f) * w)
        if (column < 0 || row < 0 || column >= picture.widthPx || row >= picture.heightPx) continue
        const at = (row * picture.widthPx + column) * 3
        red += pixels[at]!
        green += pixels[at + 1]!
        blue += pixels[at + 2]!
        seen++
      }
      if (seen === 0) continue
      const at = y * sizePx + x
      data[at] = red / (255 * seen)
      data[at + plane] = green / (255 * seen)
      data[at + 2 * plane] = blue / (255 * seen)
    }
  }
  return { tensor: { dims: [1, 3, sizePx, sizePx], data }, widthPx, heightPx }
}
