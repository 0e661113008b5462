import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { GREEN, packedPixel, RED_BLUE } from './packed-pixel.js'

export interface ViewTensorOptions {
  readonly widthPx: number
  readonly heightPx: number
  /** What the bytes 0 and 255 become. */
  readonly range: readonly [low: number, high: number]
  /** The byte that stands for what lies outside the picture. */
  readonly outside?: number
  /**
   * At most so many pixels per direction are averaged into one; two are enough for where a face is, three for what it
   * shows, four for the fine patterns of screens and prints.
   */
  readonly maxSamples?: 2 | 3 | 4
}

// The loops are written out, with plain numbers only: called per sample, the work would cost five times as much.

/** Steps of the view from one output pixel to the next, across and down. */
export const stepsOf = ([topLeft, topRight, , bottomLeft]: Quad, widthPx: number, heightPx: number) => ({
  left: topLeft[0],
  top: topLeft[1],
  acrossX: (topRight[0] - topLeft[0]) / widthPx,
  acrossY: (topRight[1] - topLeft[1]) / widthPx,
  downX: (bottomLeft[0] - topLeft[0]) / heightPx,
  downY: (bottomLeft[1] - topLeft[1]) / heightPx,
})

/** The mean of samples of a view turned by any angle. */
export const averageTurned = (
  data: Float32Array,
  picture: Picture,
  view: Quad,
  options: ViewTensorOptions,
  samples: number,
): void => {
  const isFree = isWithin(picture, view)
  const average = isFree ? (samples === 2 ? averageFours : averageWithin) : averageBeyond
  average(data, picture, view, options, samples)
}

/** Whether the parallelogram that is sampled lies in the picture, and all samples with it. */
const isWithin = ({ widthPx, heightPx }: Picture, [from, across, , down]: Quad): boolean => {
  const far = [across[0] + down[0] - from[0], across[1] + down[1] - from[1]] as const
  return [from, across, far, down].every(([x, y]) => x >= 0 && y >= 0 && x <= widthPx && y <= heightPx)
}

/** Three fifths of the other's time: no sample is asked whether it lies in the picture. */
const averageWithin: typeof averageTurned = (data, picture, view, { widthPx, heightPx, range }, samples) => {
  const { left, top, acrossX, acrossY, downX, downY } = stepsOf(view, widthPx * samples, heightPx * samples)
  const { widthPx: columns, data: pixels } = picture
  const plane = widthPx * heightPx
  const [low, high] = range
  const weight = (high - low) / 255 / (samples * samples)
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at++) {
      const u = x * samples + 0.5
      let red = 0
      let green = 0
      let blue = 0
      for (let j = 0; j < samples; j++) {
        const v = y * samples + j + 0.5
        let px = left + u * acrossX + v * downX
        let py = top + u * acrossY + v * downY
        for (let i = 0; i < samples; i++, px += acrossX, py += acrossY) {
          const from = Math.imul(Math.imul(py | 0, columns) + (px | 0), 3)
          red = (red + pixels[from]!) | 0
          green = (green + pixels[from + 1]!) | 0
          blue = (blue + pixels[from + 2]!) | 0
        }
      }
      data[at] = red * weight + low
      data[at + plane] = green * weight + low
      data[at + 2 * plane] = blue * weight + low
    }
  }
}

/** Two by two samples of a pixel, written out: four fifths of the time of the loop above. */
const averageFours: typeof averageTurned = (data, picture, view, { widthPx, heightPx, range }, samples) => {
  const { left, top, acrossX, acrossY, downX, downY } = stepsOf(view, widthPx * samples, heightPx * samples)
  const { widthPx: columns, data: pixels } = picture
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const endOfWords = pixels.length - 3
  const plane = widthPx * heightPx
  const [low, high] = range
  const weight = (high - low) / 255 / (samples * samples)
  for (let y = 0, at = 0; y < heightPx; y++) {
    const upper = y * 2 + 0.5
    const lower = y * 2 + 1 + 0.5
    for (let x = 0; x < widthPx; x++, at++) {
      const u = x * 2 + 0.5
      const upperX = left + u * acrossX + upper * downX
      const upperY = top + u * acrossY + upper * downY
      const lowerX = left + u * acrossX + lower * downX
      const lowerY = top + u * acrossY + lower * downY
      const a = packedPixel(bytes, byteAt(columns, upperX, upperY), endOfWords)
      const b = packedPixel(bytes, byteAt(columns, upperX + acrossX, upperY + acrossY), endOfWords)
      const c = packedPixel(bytes, byteAt(columns, lowerX, lowerY), endOfWords)
      const d = packedPixel(bytes, byteAt(columns, lowerX + acrossX, lowerY + acrossY), endOfWords)
      const redBlue = (a & RED_BLUE) + (b & RED_BLUE) + (c & RED_BLUE) + (d & RED_BLUE)
      const green = (a & GREEN) + (b & GREEN) + (c & GREEN) + (d & GREEN)
      data[at] = (redBlue & 0xffff) * weight + low
      data[at + plane] = (green >>> 8) * weight + low
      data[at + 2 * plane] = (redBlue >>> 16) * weight + low
    }
  }
}

/** Where the pixel at a place begins in the bytes of a picture with so many columns. */
const byteAt = (columns: number, px: number, py: number): number => Math.imul(Math.imul(py | 0, columns) + (px | 0), 3)

/** Pixels beyond the picture's edge have the tone `outside`. */
const averageBeyond: typeof averageTurned = (data, picture, view, options, samples) => {
  const { widthPx, heightPx, range, outside = 0 } = options
  const { left, top, acrossX, acrossY, downX, downY } = stepsOf(view, widthPx * samples, heightPx * samples)
  const { widthPx: columns, heightPx: rows, data: pixels } = picture
  const plane = widthPx * heightPx
  const [low, high] = range
  const weight = (high - low) / 255 / (samples * samples)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let unseen = 0
      for (let j = 0; j < samples; j++) {
        const v = y * samples + j + 0.5
        let u = x * samples + 0.5
        for (let i = 0; i < samples; i++, u++) {
          const px = left + u * acrossX + v * downX
          const py = top + u * acrossY + v * downY
          if (px >= 0 && py >= 0 && px < columns && py < rows) {
            const at = Math.imul(Math.imul(py | 0, columns) + (px | 0), 3)
            red = (red + pixels[at]!) | 0
            green = (green + pixels[at + 1]!) | 0
            blue = (blue + pixels[at + 2]!) | 0
          } else unseen += outside
        }
      }
      const at = y * widthPx + x
      data[at] = (red + unseen) * weight + low
      data[at + plane] = (green + unseen) * weight + low
      data[at + 2 * plane] = (blue + unseen) * weight + low
    }
  }
}
