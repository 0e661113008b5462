import type { Point } from '../geometry/quad.js'
import { greyBilinear, greyNearest, samplesFor } from './grey-at.js'
import { createPicture, type Picture } from './picture.js'

/** Upper and lower edge of a band, one point each per output column: follows bent paper, where a quad could not. */
export interface Band {
  readonly upper: readonly Point[]
  readonly lower: readonly Point[]
}

/** A narrow band of the picture, such as a line of text, as a straight grey rectangle. */
export function rectifyBand(picture: Picture, { upper, lower }: Band, heightPx: number): Picture {
  const widthPx = upper.length
  const out = createPicture(widthPx, heightPx, 1)
  const middle = widthPx >> 1
  const [top, bottom, next] = [upper[middle]!, lower[middle]!, upper[Math.min(widthPx - 1, middle + 1)]!]
  const down = samplesFor(Math.hypot(bottom[0] - top[0], bottom[1] - top[1]) / heightPx)
  const across = samplesFor(Math.hypot(next[0] - top[0], next[1] - top[1]))
  const isAveraged = across * down > 1
  for (let x = 0; x < widthPx; x++) {
    const [ux, uy] = upper[x]!
    const [lx, ly] = lower[x]!
    const after = upper[Math.min(widthPx - 1, x + 1)]!
    const before = upper[Math.max(0, x - 1)]!
    const [stepX, stepY] = [(after[0] - before[0]) / 2, (after[1] - before[1]) / 2]
    for (let y = 0; y < heightPx; y++) {
      let sum = 0
      for (let j = 0; j < down; j++) {
        const v = (y + (j + 0.5) / down) / heightPx
        for (let i = 0; i < across; i++) {
          const u = (i + 0.5) / across - 0.5
          const px = ux + (lx - ux) * v + stepX * u
          const py = uy + (ly - uy) * v + stepY * u
          sum += isAveraged ? greyNearest(picture, px, py) : greyBilinear(picture, px, py)
        }
      }
      out.data[y * widthPx + x] = sum / (across * down) + 0.5
    }
  }
  return out
}
