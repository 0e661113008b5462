import type { Homography } from '../geometry/homography.js'
import type { Picture } from './picture.js'

/**
 * `rectifyColour` for a quad within the picture and two or three samples in a row: none is held back at an edge, and those of
 * a row are read without a loop. The arithmetic is the same, and so is every byte; `map` is that of the samples.
 */
export function averageColourInside(
  out: Picture,
  { widthPx: columns, data }: Picture,
  map: Homography,
  across: number,
  down: number,
): void {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const samples = across * down
  const hasThird = across === 3
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += 3) {
      const firstX = x * across + 0.5
      let red = 0
      let green = 0
      let blue = 0
      for (let j = 0; j < down; j++) {
        const sampleY = y * down + j + 0.5
        const w = g * firstX + h * sampleY + 1
        const u = a * firstX + b * sampleY + c
        const v = d * firstX + e * sampleY + f
        const p = placeOf(u, v, 1 / w, columns)
        const q = placeOf(u + a, v + d, 1 / (w + g), columns)
        red += data[p]! + data[q]!
        green += data[p + 1]! + data[q + 1]!
        blue += data[p + 2]! + data[q + 2]!
        if (!hasThird) continue
        const r = placeOf(u + a + a, v + d + d, 1 / (w + g + g), columns)
        red += data[r]!
        green += data[r + 1]!
        blue += data[r + 2]!
      }
      to[at] = red / samples + 0.5
      to[at + 1] = green / samples + 0.5
      to[at + 2] = blue / samples + 0.5
    }
  }
}

/** Of the pixel that a sample falls on. A plain function, called by name, because the compiler then inlines it. */
function placeOf(u: number, v: number, scale: number, columns: number): number {
  return Math.imul(Math.imul((v * scale) | 0, columns) + ((u * scale) | 0), 3)
}
