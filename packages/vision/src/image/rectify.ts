import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { greyBilinear, lumaAt, samplesFor } from './grey-at.js'
import { createPicture, type Picture } from './picture.js'

/** The quad of a picture as an upright grey rectangle; beyond the picture's edge its last pixels are repeated. */
export function rectify(picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture {
  const out = createPicture(widthPx, heightPx, 1)
  const { width, height } = sideLengths(quad)
  // Where the picture is finer than the output, several samples are averaged, or fine print would turn into noise.
  const across = samplesFor(width / widthPx)
  const down = samplesFor(height / heightPx)
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, quad)
  // From one sample to the next: within a single output pixel the mapping is as good as straight.
  const [topLeft, topRight, , bottomLeft] = quad
  const alongX = (topRight[0] - topLeft[0]) / widthPx / across
  const alongY = (topRight[1] - topLeft[1]) / widthPx / across
  const downX = (bottomLeft[0] - topLeft[0]) / heightPx / down
  const downY = (bottomLeft[1] - topLeft[1]) / heightPx / down
  const backX = (alongX * (across - 1) + downX * (down - 1)) / 2
  const backY = (alongY * (across - 1) + downY * (down - 1)) / 2
  const samples = across * down
  const { widthPx: columns, heightPx: rows, channels, data } = picture
  for (let y = 0; y < heightPx; y++) {
    // Along a row the mapping's numerators and its denominator grow by equal steps.
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    const row = y * widthPx
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d) {
      const scale = 1 / w
      const px = u * scale
      const py = v * scale
      if (samples === 1) {
        out.data[row + x] = greyBilinear(picture, px, py) + 0.5
        continue
      }
      let sum = 0
      for (let j = 0; j < down; j++) {
        for (let i = 0; i < across; i++) {
          const sx = px - backX + i * alongX + j * downX
          const sy = py - backY + i * alongY + j * downY
          const column = sx < 0 ? 0 : sx < columns ? sx | 0 : columns - 1
          const line = sy < 0 ? 0 : sy < rows ? sy | 0 : rows - 1
          const at = (line * columns + column) * channels
          sum += channels === 1 ? 1024 * data[at]! : lumaAt(data, at)
        }
      }
      out.data[row + x] = sum / (1024 * samples) + 0.5
    }
  }
  return out
}
