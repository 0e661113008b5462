import { rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'
import { inputMemory } from '../model/tensor-memory.js'
import { samplePlaces, samplesPerPixel } from './place-samples.js'

/** What a network is shown, and how large a picture of other proportions is in it. */
export interface Canvas {
  readonly columns: number
  readonly rows: number
  /** Input pixels per pixel of the picture. */
  readonly scale: number
}

/** A picture may be shown this much smaller to spare the network a row or column of empty cells. */
const MAX_SHRINK = 1.06

/**
 * The smallest canvas of whole steps, its longer side `longSidePx`, that holds a picture of these sides: empty padding
 * would cost the network as much as the picture does.
 */
export const fitCanvas = (width: number, height: number, longSidePx: number, stepPx: number): Canvas => {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const widest = longSidePx / long
  const steps = (short * widest) / stepPx
  const fewer = Math.max(1, Math.floor(steps))
  const count = Math.min(longSidePx / stepPx, steps / fewer <= MAX_SHRINK ? fewer : Math.ceil(steps))
  const scale = Math.min(widest, (count * stepPx) / short)
  return width >= height
    ? { columns: longSidePx, rows: count * stepPx, scale }
    : { columns: count * stepPx, rows: longSidePx, scale }
}

export interface Letterboxed {
  readonly tensor: Tensor
  /** Input pixels per picture pixel. */
  readonly scale: number
}

/** Tone, 0…1, of the canvas outside the picture. */
const PADDING = 0.5

/** Per direction: reading all of the pixels would only cost time. */
const MAX_SAMPLES = 2

/** The whole picture in the top left of a canvas of this longer side, planar RGB 0…1, the rest grey. */
export const letterbox = (picture: Picture, longSidePx: number, stepPx: number): Letterboxed => {
  const canvas = fitCanvas(picture.widthPx, picture.heightPx, longSidePx, stepPx)
  const { scale } = canvas
  const width = Math.max(1, Math.round(picture.widthPx * scale))
  const height = Math.max(1, Math.round(picture.heightPx * scale))
  const plane = canvas.columns * canvas.rows
  const pixels = picture.data
  const data = inputMemory.borrow(3 * plane).fill(PADDING)
  const across = samplesPerPixel(picture.widthPx / width, MAX_SAMPLES)
  const down = samplesPerPixel(picture.heightPx / height, MAX_SAMPLES)
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

export interface LetterboxedView {
  readonly tensor: Tensor
  /** The part of the canvas that the view fills, from the top left. */
  readonly widthPx: number
  readonly heightPx: number
}

/** Factor from the sum of a pixel's samples to 0…1, by how many of its four samples lie within the picture. */
const SHARES = [0, 1 / 255, 1 / 510, 1 / 765, 1 / 1020] as const

/** A turned part of the picture in the top left of a canvas, planar RGB 0…1; what lies outside the picture is grey. */
export const letterboxView = (picture: Picture, view: Quad, longSidePx: number, stepPx: number): LetterboxedView => {
  const sides = sideLengths(view)
  const canvas = fitCanvas(sides.width, sides.height, longSidePx, stepPx)
  const { scale } = canvas
  const widthPx = Math.max(1, Math.round(sides.width * scale))
  const heightPx = Math.max(1, Math.round(sides.height * scale))
  const [a, b, c, d, e, f, g, h] = rectangleToQuad(widthPx, heightPx, view)
  const plane = canvas.columns * canvas.rows
  const data = inputMemory.borrow(3 * plane).fill(PADDING)
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
