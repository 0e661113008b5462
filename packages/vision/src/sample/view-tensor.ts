import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Tensor } from '../model/load-model.js'
import { inputMemory } from '../model/tensor-memory.js'
import { averageLevel, isLevel } from './average-level.js'
import { averageTurned, stepsOf, type ViewTensorOptions } from './average-view.js'
import { samplesPerPixel } from './place-samples.js'

/**
 * A turned rectangle of a colour picture as planar RGB, in borrowed memory. Where the picture is finer than the output several of
 * its pixels are averaged, elsewhere they are interpolated.
 */
export const viewTensor = (picture: Picture, view: Quad, options: ViewTensorOptions): Tensor => {
  const { widthPx, heightPx, maxSamples = 3 } = options
  const sides = sideLengths(view)
  const samples = samplesPerPixel(Math.max(sides.width / widthPx, sides.height / heightPx), maxSamples)
  const data = inputMemory.borrow(3 * widthPx * heightPx)
  if (samples === 1) interpolate(data, picture, view, options)
  else if (isLevel(view)) averageLevel(data, picture, view, options, samples)
  else averageTurned(data, picture, view, options, samples)
  return { dims: [1, 3, heightPx, widthPx], data }
}

const interpolate = (data: Float32Array, picture: Picture, view: Quad, options: ViewTensorOptions) => {
  const { widthPx, heightPx, range, outside = 0 } = options
  const { left, top, acrossX, acrossY, downX, downY } = stepsOf(view, widthPx, heightPx)
  const { widthPx: columns, heightPx: rows, data: pixels } = picture
  const plane = widthPx * heightPx
  const factor = (range[1] - range[0]) / 255
  const empty = outside * factor + range[0]
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x
      const px = left + (x + 0.5) * acrossX + (y + 0.5) * downX
      const py = top + (x + 0.5) * acrossY + (y + 0.5) * downY
      if (px < 0 || py < 0 || px >= columns || py >= rows) {
        data[at] = data[at + plane] = data[at + 2 * plane] = empty
        continue
      }
      const fromX = Math.max(0, Math.min(columns - 1, px - 0.5))
      const fromY = Math.max(0, Math.min(rows - 1, py - 0.5))
      const column = fromX | 0
      const row = fromY | 0
      const fx = fromX - column
      const fy = fromY - row
      const first = (row * columns + column) * 3
      const right = column < columns - 1 ? 3 : 0
      const below = row < rows - 1 ? columns * 3 : 0
      for (let c = 0; c < 3; c++) {
        const here = first + c
        const upper = pixels[here]! * (1 - fx) + pixels[here + right]! * fx
        const lower = pixels[here + below]! * (1 - fx) + pixels[here + below + right]! * fx
        data[at + c * plane] = (upper * (1 - fy) + lower * fy) * factor + range[0]
      }
    }
  }
}
