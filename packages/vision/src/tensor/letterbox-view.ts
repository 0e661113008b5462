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

/** What each sample's bytes weigh where so many of the four lie within the picture. */
const SHARES = [0, 1 / 255, 1 / 510, 1 / 765, 1 / 1020] as const

/** A turned part of the picture in the top left of a canvas, planar RGB 0…1; what lies outside the picture is grey. */
export function letterboxView(picture: Picture, view: Quad, longSidePx: number, stepPx: number): LetterboxedView {
  const sides = sideLengths(view)
  const canvas = fitCanvas(sides.width, sides.height, longSidePx, stepPx)
  const { scale } = canvas
  const widthPx = Math.max(1, Math.round(sides.width * scale))
  const heightPx = Math.max(1, Math.round(sides.height * scale))
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, view)
  const plane = canvas.columns * canvas.rows
  const data = new Float32Array(3 * plane).fill(PADDING)
  const pixels = picture.data
  // Two samples per direction are averaged; within a single input pixel the mapping is as good as straight. Listed here and
  // not by `sampleOffsets`: where the compiler does not see how many there are, the whole view costs 8 % more.
  const [topLeft, topRight, , bottomLeft] = view
  const alongX = (topRight[0] - topLeft[0]) / widthPx / 4
  const alongY = (topRight[1] - topLeft[1]) / widthPx / 4
  const downX = (bottomLeft[0] - topLeft[0]) / heightPx / 4
  const downY = (bottomLeft[1] - topLeft[1]) / heightPx / 4
  const offsetsX = [-alongX - downX, alongX - downX, downX - alongX, alongX + downX] as const
  const offsetsY = [-alongY - downY, alongY - downY, downY - alongY, alongY + downY] as const
  const [x0, x1, x2, x3] = offsetsX
  const [y0, y1, y2, y3] = offsetsY
  // Further from the picture's edge than this, all four samples lie within it.
  const reachX = Math.abs(alongX) + Math.abs(downX)
  const reachY = Math.abs(alongY) + Math.abs(downY)
  const { widthPx: columns, heightPx: rows } = picture
  for (let y = 0; y < heightPx; y++) {
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    for (let x = 0, at = y * canvas.columns; x < widthPx; x++, at++, w += g, u += a, v += d) {
      const scaled = 1 / w
      const middleX = u * scaled
      const middleY = v * scaled
      if (middleX >= reachX && middleY >= reachY && middleX < columns - reachX && middleY < rows - reachY) {
        const i = Math.imul(Math.imul((middleY + y0) | 0, columns) + ((middleX + x0) | 0), 3)
        const j = Math.imul(Math.imul((middleY + y1) | 0, columns) + ((middleX + x1) | 0), 3)
        const k = Math.imul(Math.imul((middleY + y2) | 0, columns) + ((middleX + x2) | 0), 3)
        const l = Math.imul(Math.imul((middleY + y3) | 0, columns) + ((middleX + x3) | 0), 3)
        data[at] = (pixels[i]! + pixels[j]! + pixels[k]! + pixels[l]!) * SHARES[4]
        data[at + plane] = (pixels[i + 1]! + pixels[j + 1]! + pixels[k + 1]! + pixels[l + 1]!) * SHARES[4]
        data[at + 2 * plane] = (pixels[i + 2]! + pixels[j + 2]! + pixels[k + 2]! + pixels[l + 2]!) * SHARES[4]
        continue
      }
      let red = 0
      let green = 0
      let blue = 0
      let seen = 0
      for (let i = 0; i < 4; i++) {
        const px = middleX + offsetsX[i]!
        const py = middleY + offsetsY[i]!
        if (px < 0 || py < 0 || px >= columns || py >= rows) continue
        const from = ((py | 0) * columns + (px | 0)) * 3
        red += pixels[from]!
        green += pixels[from + 1]!
        blue += pixels[from + 2]!
        seen++
      }
      if (seen === 0) continue
      const weight = SHARES[seen]!
      data[at] = red * weight
      data[at + plane] = green * weight
      data[at + 2 * plane] = blue * weight
    }
  }
  return { tensor: { dims: [1, 3, canvas.rows, canvas.columns], data }, widthPx, heightPx }
}
