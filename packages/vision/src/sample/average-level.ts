import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { ViewTensorOptions } from './average-view.js'
import { GREEN, packedPixel, RED_BLUE } from './packed-pixel.js'

/** A view whose sides lie along the picture's, turned by quarters or mirrored at most. */
export const isLevel = ([topLeft, topRight, , bottomLeft]: Quad): boolean =>
  (topLeft[1] === topRight[1] && topLeft[0] === bottomLeft[0]) ||
  (topLeft[0] === topRight[0] && topLeft[1] === bottomLeft[1])

/** Where the samples along one side of a view lie, and which of them lie within the picture. */
interface Side {
  /** What a sample adds to the place of a pixel in the picture's bytes. */
  readonly offsets: Int32Array
  readonly first: number
  readonly end: number
}

/** Output pixels: columns [left, right) of rows [top, bottom). */
interface Part {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What is sampled, and where the means go. */
interface Averaging {
  readonly data: Float32Array
  readonly pixels: Uint8Array
  readonly across: Side
  readonly down: Side
  readonly widthPx: number
  readonly heightPx: number
  readonly samples: number
  /** What the sum of a pixel's samples is multiplied by, and what is added to it. */
  readonly weight: number
  readonly low: number
  readonly outside: number
}

/** The mean of samples, like that of any other view at a third of the cost: places are looked up, not computed. */
export const averageLevel = (
  data: Float32Array,
  picture: Picture,
  view: Quad,
  { widthPx, heightPx, range: [low, high], outside = 0 }: ViewTensorOptions,
  samples: number,
): void => {
  const [topLeft, topRight, , bottomLeft] = view
  const across = sideOf(topLeft, topRight, widthPx * samples, picture)
  const down = sideOf(topLeft, bottomLeft, heightPx * samples, picture)
  const weight = (high - low) / 255 / (samples * samples)
  const sides = { pixels: picture.data, across, down, widthPx, heightPx, samples }
  const averaging = { data, ...sides, weight, low, outside }
  // Pixels with all their samples within the picture, and a frame of those with fewer.
  const [left, right] = wholeOf(across, widthPx, samples)
  const [top, bottom] = wholeOf(down, heightPx, samples)
  const average = samples === 2 ? averageFours : averageWhole
  average(averaging, { left, right, top, bottom })
  averagePart(averaging, { left: 0, right: widthPx, top: 0, bottom: top })
  averagePart(averaging, { left: 0, right: left, top, bottom })
  averagePart(averaging, { left: right, right: widthPx, top, bottom })
  averagePart(averaging, { left: 0, right: widthPx, top: bottom, bottom: heightPx })
}

/** The output pixels of a side, from and to, whose samples all lie within the picture. */
const wholeOf = ({ first, end }: Side, count: number, samples: number): [from: number, to: number] => {
  const from = Math.min(count, Math.ceil(first / samples))
  return [from, Math.max(from, Math.floor(end / samples))]
}

/** Pixels of two by two samples, all within the picture: half the time of the next loop. */
const averageFours = (averaging: Averaging, { left, right, top, bottom }: Part): void => {
  const { data, pixels, widthPx, heightPx, weight, low } = averaging
  const columns = averaging.across.offsets
  const rows = averaging.down.offsets
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const endOfWords = pixels.length - 3
  const plane = widthPx * heightPx
  for (let y = top; y < bottom; y++) {
    const upper = rows[2 * y]!
    const lower = rows[2 * y + 1]!
    for (let x = left, at = y * widthPx + left; x < right; x++, at++) {
      const a = columns[2 * x]!
      const b = columns[2 * x + 1]!
      const i = packedPixel(bytes, (upper + a) | 0, endOfWords)
      const j = packedPixel(bytes, (upper + b) | 0, endOfWords)
      const k = packedPixel(bytes, (lower + a) | 0, endOfWords)
      const l = packedPixel(bytes, (lower + b) | 0, endOfWords)
      const redBlue = (i & RED_BLUE) + (j & RED_BLUE) + (k & RED_BLUE) + (l & RED_BLUE)
      const green = (i & GREEN) + (j & GREEN) + (k & GREEN) + (l & GREEN)
      data[at] = (redBlue & 0xffff) * weight + low
      data[at + plane] = (green >>> 8) * weight + low
      data[at + 2 * plane] = (redBlue >>> 16) * weight + low
    }
  }
}

/** The same of three or four samples either way. */
const averageWhole = (averaging: Averaging, { left, right, top, bottom }: Part): void => {
  const { data, pixels, widthPx, heightPx, samples, weight, low } = averaging
  const columns = averaging.across.offsets
  const rows = averaging.down.offsets
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const endOfWords = pixels.length - 3
  const plane = widthPx * heightPx
  for (let y = top; y < bottom; y++) {
    for (let x = left, at = y * widthPx + left; x < right; x++, at++) {
      const u = x * samples
      const a = columns[u]!
      const b = columns[u + 1]!
      const c = columns[u + 2]!
      const d = columns[u + samples - 1]!
      let redBlue = 0
      let green = 0
      for (let v = y * samples; v < (y + 1) * samples; v++) {
        const row = rows[v]!
        const i = packedPixel(bytes, (row + a) | 0, endOfWords)
        const j = packedPixel(bytes, (row + b) | 0, endOfWords)
        const k = packedPixel(bytes, (row + c) | 0, endOfWords)
        redBlue = (redBlue + (i & RED_BLUE) + (j & RED_BLUE) + (k & RED_BLUE)) | 0
        green = (green + (i & GREEN) + (j & GREEN) + (k & GREEN)) | 0
        if (samples === 3) continue
        const l = packedPixel(bytes, (row + d) | 0, endOfWords)
        redBlue = (redBlue + (l & RED_BLUE)) | 0
        green = (green + (l & GREEN)) | 0
      }
      data[at] = (redBlue & 0xffff) * weight + low
      data[at + plane] = (green >>> 8) * weight + low
      data[at + 2 * plane] = (redBlue >>> 16) * weight + low
    }
  }
}

/** Pixels of which samples lie beyond the picture's edge: those have the tone `outside`. */
const averagePart = (averaging: Averaging, part: Part): void => {
  const { data, pixels, across, down, widthPx, heightPx, samples, weight, low, outside } = averaging
  const plane = widthPx * heightPx
  for (let y = part.top; y < part.bottom; y++) {
    const top = Math.max(down.first, y * samples)
    const bottom = Math.min(down.end, (y + 1) * samples)
    for (let x = part.left, at = y * widthPx + x; x < part.right; x++, at++) {
      const left = Math.max(across.first, x * samples)
      const right = Math.min(across.end, (x + 1) * samples)
      const seen = bottom > top && right > left ? (bottom - top) * (right - left) : 0
      const unseen = (samples * samples - seen) * outside
      let red = 0
      let green = 0
      let blue = 0
      for (let v = top; v < bottom; v++) {
        for (let u = left; u < right; u++) {
          const from = down.offsets[v]! + across.offsets[u]!
          red += pixels[from]!
          green += pixels[from + 1]!
          blue += pixels[from + 2]!
        }
      }
      data[at] = (red + unseen) * weight + low
      data[at + plane] = (green + unseen) * weight + low
      data[at + 2 * plane] = (blue + unseen) * weight + low
    }
  }
}

const sideOf = (from: Quad[0], to: Quad[0], count: number, { widthPx, heightPx }: Picture): Side => {
  const axis = from[1] === to[1] ? 0 : 1
  const [sizePx, stride] = axis === 0 ? [widthPx, 3] : [heightPx, 3 * widthPx]
  const step = (to[axis] - from[axis]) / count
  const offsets = new Int32Array(count)
  let [first, end] = [count, 0]
  for (let i = 0; i < count; i++) {
    const place = from[axis] + (i + 0.5) * step
    if (place < 0 || place >= sizePx) continue
    offsets[i] = Math.floor(place) * stride
    first = Math.min(first, i)
    end = i + 1
  }
  return { offsets, first, end }
}
