import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { samplesFor } from './grey-at.js'
import { createPicture, type Picture } from './picture.js'

/** The quad of a colour picture as an upright rectangle; beyond the picture's edge its last pixels are repeated. */
export function rectifyColour(picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture {
  const out = createPicture(widthPx, heightPx, 3)
  const { width, height } = sideLengths(quad)
  const across = samplesFor(width / widthPx)
  const down = samplesFor(height / heightPx)
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, quad)
  const { data: pixels, widthPx: pictureWidth, heightPx: pictureHeight } = picture
  const maxX = pictureWidth - 1
  const maxY = pictureHeight - 1
  const rowBytes = pictureWidth * 3
  const samples = across * down
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += 3) {
      if (samples === 1) {
        const w = 1 / (g * (x + 0.5) + h * (y + 0.5) + 1)
        const px = Math.max(0, Math.min(maxX, (a * (x + 0.5) + b * (y + 0.5) + c) * w - 0.5))
        const py = Math.max(0, Math.min(maxY, (d * (x + 0.5) + e * (y + 0.5) + f) * w - 0.5))
        const left = px | 0
        const top = py | 0
        const fx = px - left
        const fy = py - top
        const from = top * rowBytes + left * 3
        const right = left < maxX ? 3 : 0
        const below = top < maxY ? rowBytes : 0
        for (let channel = 0; channel < 3; channel++) {
          const i = from + channel
          const upper = pixels[i]! + (pixels[i + right]! - pixels[i]!) * fx
          const lower = pixels[i + below]! + (pixels[i + below + right]! - pixels[i + below]!) * fx
          out.data[at + channel] = upper + (lower - upper) * fy + 0.5
        }
        continue
      }
      let red = 0
      let green = 0
      let blue = 0
      for (let j = 0; j < down; j++) {
        const v = y + (j + 0.5) / down
        for (let i = 0; i < across; i++) {
          const u = x + (i + 0.5) / across
          const w = 1 / (g * u + h * v + 1)
          const px = Math.max(0, Math.min(maxX, (a * u + b * v + c) * w)) | 0
          const py = Math.max(0, Math.min(maxY, (d * u + e * v + f) * w)) | 0
          const from = py * rowBytes + px * 3
          red += pixels[from]!
          green += pixels[from + 1]!
          blue += pixels[from + 2]!
        }
      }
      out.data[at] = red / samples + 0.5
      out.data[at + 1] = green / samples + 0.5
      out.data[at + 2] = blue / samples + 0.5
    }
  }
  return out
}
