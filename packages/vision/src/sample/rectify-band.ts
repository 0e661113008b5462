import type { Point } from '../geometry/quad.js'
import { createPicture, type Picture } from '../image/picture.js'
import { samplesOfPrint } from './place-samples.js'
import { greyBilinear, toneAt } from './tone-at.js'

/** Upper and lower edge of a band, one point each per output column: follows bent paper, where a quad could not. */
export interface Band {
  readonly upper: readonly Point[]
  readonly lower: readonly Point[]
}

/** A narrow band of the picture, such as a line of text, as a straight grey rectangle; beyond its edge the last pixels go on. */
export const rectifyBand = (picture: Picture, { upper, lower }: Band, heightPx: number): Picture => {
  const widthPx = upper.length
  const out = createPicture(widthPx, heightPx, 1)
  const middle = widthPx >> 1
  const [top, bottom, next] = [upper[middle]!, lower[middle]!, upper[Math.min(widthPx - 1, middle + 1)]!]
  const down = samplesOfPrint(Math.hypot(bottom[0] - top[0], bottom[1] - top[1]) / heightPx)
  const across = samplesOfPrint(Math.hypot(next[0] - top[0], next[1] - top[1]))
  for (let x = 0; x < widthPx; x++) {
    const from = upper[x]!
    const to = lower[x]!
    const after = upper[Math.min(widthPx - 1, x + 1)]!
    const before = upper[Math.max(0, x - 1)]!
    const step = [(after[0] - before[0]) / 2, (after[1] - before[1]) / 2] as const
    if (across * down === 1) interpolateColumn(out, x, picture, from, to)
    else averageColumn(out, x, picture, from, to, step, across, down)
  }
  return out
}

const interpolateColumn = (
  { widthPx, heightPx, data }: Picture,
  x: number,
  from: Picture,
  upper: Point,
  lower: Point,
) => {
  const stepX = (lower[0] - upper[0]) / heightPx
  const stepY = (lower[1] - upper[1]) / heightPx
  for (let y = 0; y < heightPx; y++) {
    const tone = greyBilinear(from, upper[0] + stepX * (y + 0.5), upper[1] + stepY * (y + 0.5))
    data[y * widthPx + x] = tone + 0.5
  }
}

/** The mean of samples, each the pixel it falls on; `step` leads to the next column. */
const averageColumn = (
  { widthPx, heightPx, data: to }: Picture,
  x: number,
  { widthPx: columns, heightPx: rows, channels, data }: Picture,
  upper: Point,
  lower: Point,
  step: Point,
  across: number,
  down: number,
): void => {
  const [left, top, stepX, stepY] = [upper[0], upper[1], step[0], step[1]]
  const [downX, downY] = [lower[0] - left, lower[1] - top]
  for (let y = 0, at = x; y < heightPx; y++, at += widthPx) {
    let sum = 0
    for (let j = 0; j < down; j++) {
      const v = (y + (j + 0.5) / down) / heightPx
      for (let i = 0; i < across; i++) {
        const u = (i + 0.5) / across - 0.5
        const px = left + downX * v + stepX * u
        const py = top + downY * v + stepY * u
        const column = px < 0 ? 0 : px < columns ? px | 0 : columns - 1
        const row = py < 0 ? 0 : py < rows ? py | 0 : rows - 1
        sum += toneAt(data, (row * columns + column) * channels, channels)
      }
    }
    to[at] = sum / (across * down) + 0.5
  }
}
