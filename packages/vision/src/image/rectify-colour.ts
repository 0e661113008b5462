import { type Homography, rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { samplesFor } from './grey-at.js'
import { mixFour } from './mix-four.js'
import { createPicture, type Picture } from './picture.js'
import { pixelAt } from './pixel-at.js'

/** The quad of a colour picture as an upright rectangle; beyond the picture's edge its last pixels are repeated. */
export function rectifyColour(picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture {
  const out = createPicture(widthPx, heightPx, 3)
  const { width, height } = sideLengths(quad)
  const across = samplesFor(width / widthPx)
  const down = samplesFor(height / heightPx)
  if (across * down === 1) interpolate(out, picture, rectangleToQuad(widthPx, heightPx, quad))
  else average(out, picture, rectangleToQuad(widthPx * across, heightPx * down, quad), across, down)
  return out
}

/** Between four pixels, in 1/256 of a pixel. */
function interpolate(out: Picture, { widthPx: columns, heightPx: rows, data }: Picture, map: Homography): void {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const endX = (columns - 1) * 256
  const endY = (rows - 1) * 256
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d, at += 3) {
      const scale = 256 / w
      const px = u * scale - 127.5
      const py = v * scale - 127.5
      const column = px < 0 ? 0 : px < endX ? px | 0 : endX
      const row = py < 0 ? 0 : py < endY ? py | 0 : endY
      const fx = column & 255
      const fy = row & 255
      const upper = ((row >> 8) * columns + (column >> 8)) * 3
      const lower = fy === 0 ? upper : upper + columns * 3
      const right = fx === 0 ? 0 : 3
      to[at] = mixFour(data, upper, lower, right, fx, fy)
      to[at + 1] = mixFour(data, upper + 1, lower + 1, right, fx, fy)
      to[at + 2] = mixFour(data, upper + 2, lower + 2, right, fx, fy)
    }
  }
}

/**
 * The mean of samples, each the pixel it falls on; `map` is that of the samples. Row by row: first where all samples lie, then
 * their sums. One loop for both takes a fifth more time.
 */
function average(
  out: Picture,
  { widthPx: columns, heightPx: rows, data }: Picture,
  map: Homography,
  across: number,
  down: number,
): void {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const samples = across * down
  const perRow = widthPx * across
  const places = new Int32Array(perRow * down)
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    let placed = 0
    for (let j = 0; j < down; j++) {
      const sampleY = y * down + j + 0.5
      let w = g * 0.5 + h * sampleY + 1
      let u = a * 0.5 + b * sampleY + c
      let v = d * 0.5 + e * sampleY + f
      for (let i = 0; i < perRow; i++, w += g, u += a, v += d) {
        const scale = 1 / w
        places[placed++] = 3 * pixelAt(columns, rows, u * scale, v * scale)
      }
    }
    for (let first = 0; first < perRow; first += across, at += 3) {
      let red = 0
      let green = 0
      let blue = 0
      for (let row = first; row < placed; row += perRow) {
        for (let i = row; i < row + across; i++) {
          const from = places[i]!
          red += data[from]!
          green += data[from + 1]!
          blue += data[from + 2]!
        }
      }
      to[at] = red / samples + 0.5
      to[at + 1] = green / samples + 0.5
      to[at + 2] = blue / samples + 0.5
    }
  }
}
