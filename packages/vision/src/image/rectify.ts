import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { samplerFor, samplesFor } from './grey-at.js'
import { createPicture, type Picture } from './picture.js'

/** The quad of a picture as an upright grey rectangle; beyond the picture's edge its last pixels are repeated. */
export function rectify(picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture {
  const out = createPicture(widthPx, heightPx, 1)
  const { width, height } = sideLengths(quad)
  // Where the picture is finer than the output, several samples are averaged, or fine print would turn into noise.
  const across = samplesFor(width / widthPx)
  const down = samplesFor(height / heightPx)
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, quad)
  const weight = 1 / (across * down)
  const greyAt = samplerFor(picture, across * down)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let sum = 0
      for (let j = 0; j < down; j++) {
        const v = y + (j + 0.5) / down
        for (let i = 0; i < across; i++) {
          const u = x + (i + 0.5) / across
          const w = 1 / (g * u + h * v + 1)
          sum += greyAt((a * u + b * v + c) * w, (d * u + e * v + f) * w)
        }
      }
      out.data[y * widthPx + x] = sum * weight + 0.5
    }
  }
  return out
}
