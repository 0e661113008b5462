import type { Homography } from '../geometry/homography.js'
import type { Picture } from './picture.js'

/**
 * `rectifyColour` for a quad within the picture and two samples in either direction: nothing is held back at an edge, and
 * four samples are read without a loop. The arithmetic is the same, and so is every byte; `map` is that of the samples.
 */
export function averageColourInside(out: Picture, { widthPx: columns, data }: Picture, map: Homography): void {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    const upperY = 2 * y + 0.5
    const lowerY = 2 * y + 1 + 0.5
    for (let x = 0; x < widthPx; x++, at += 3) {
      const firstX = 2 * x + 0.5
      const w = g * firstX + h * upperY + 1
      const u = a * firstX + b * upperY + c
      const v = d * firstX + e * upperY + f
      const lowerW = g * firstX + h * lowerY + 1
      const lowerU = a * firstX + b * lowerY + c
      const lowerV = d * firstX + e * lowerY + f
      const p = placeOf(u, v, 1 / w, columns)
      const q = placeOf(u + a, v + d, 1 / (w + g), columns)
      const r = placeOf(lowerU, lowerV, 1 / lowerW, columns)
      const s = placeOf(lowerU + a, lowerV + d, 1 / (lowerW + g), columns)
      to[at] = (data[p]! + data[q]! + data[r]! + data[s]! + 2) >> 2
      to[at + 1] = (data[p + 1]! + data[q + 1]! + data[r + 1]! + data[s + 1]! + 2) >> 2
      to[at + 2] = (data[p + 2]! + data[q + 2]! + data[r + 2]! + data[s + 2]! + 2) >> 2
    }
  }
}

/** Of the pixel that a sample falls on. A plain function, called by name, because the compiler then inlines it. */
function placeOf(u: number, v: number, scale: number, columns: number): number {
  return Math.imul(Math.imul((v * scale) | 0, columns) + ((u * scale) | 0), 3)
}
