import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'

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

/** The mean of samples, like that of any other view at half the cost: places are looked up, not computed. */
export const averageLevel = (
  data: Float32Array,
  picture: Picture,
  view: Quad,
  { widthPx, heightPx, range, outside = 0 }: ViewTensorOptions,
  samples: number,
): void => {
  const [topLeft, topRight, , bottomLeft] = view
  const across = sideOf(topLeft, topRight, widthPx * samples, picture)
  const down = sideOf(topLeft, bottomLeft, heightPx * samples, picture)
  const pixels = picture.data
  const columns = across.offsets
  const rows = down.offsets
  const plane = widthPx * heightPx
  const [low, high] = range
  const weight = (high - low) / 255 / (samples * samples)
  for (let y = 0, at = 0; y < heightPx; y++) {
    const top = Math.max(down.first, y * samples)
    const bottom = Math.min(down.end, (y + 1) * samples)
    for (let x = 0; x < widthPx; x++, at++) {
      const left = Math.max(across.first, x * samples)
      const right = Math.min(across.end, (x + 1) * samples)
      const seen = bottom > top && right > left ? (bottom - top) * (right - left) : 0
      const unseen = (samples * samples - seen) * outside
      // Whole numbers, and told so: they are added in less time.
      let red = 0
      let green = 0
      let blue = 0
      for (let v = top; v < bottom; v++) {
        const row = rows[v]!
        for (let u = left; u < right; u++) {
          const from = (row + columns[u]!) | 0
          red = (red + pixels[from]!) | 0
          green = (green + pixels[from + 1]!) | 0
          blue = (blue + pixels[from + 2]!) | 0
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
): void => (isWithin(picture, view) ? averageWithin : averageBeyond)(data, picture, view, options, samples)

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
