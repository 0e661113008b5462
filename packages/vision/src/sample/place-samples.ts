import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'

/** Up to this many source pixels per output pixel, one interpolated sample is enough; above it several are averaged. */
const ONE_IS_ENOUGH = 1.4

/**
 * How many samples per direction are averaged into one output pixel that covers so many source pixels: one for each, but never
 * more than `most`. Beyond that, reading all of them only costs time.
 */
export const samplesPerPixel = (sourcePixels: number, most: number): number =>
  sourcePixels < ONE_IS_ENOUGH ? 1 : Math.min(most, Math.ceil(sourcePixels))

/** The same for what people read: as few as keep fine print from turning into noise. The judge of documents was trained on these. */
export const samplesOfPrint = (sourcePixels: number): number => samplesPerPixel(sourcePixels, sourcePixels < 4 ? 2 : 3)

/** Whether a quad, and what lies so far around it, is within the picture. */
export const isInside = ({ widthPx, heightPx }: Picture, quad: Quad, reachPx: number): boolean =>
  quad.every(([x, y]) => x >= reachPx && y >= reachPx && x <= widthPx - reachPx && y <= heightPx - reachPx)

export interface SampleOffsets {
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Where samples lie around the middle of an output pixel: within one the mapping is as good as straight. */
export const sampleOffsets = (
  quad: Quad,
  widthPx: number,
  heightPx: number,
  across: number,
  down: number,
): SampleOffsets => {
  const [topLeft, topRight, , bottomLeft] = quad
  const offsets = (axis: 0 | 1) =>
    Float64Array.from({ length: across * down }, (_, i) => {
      const along = ((i % across) + 0.5) / across - 0.5
      const downward = (Math.floor(i / across) + 0.5) / down - 0.5
      return (
        ((topRight[axis] - topLeft[axis]) / widthPx) * along +
        ((bottomLeft[axis] - topLeft[axis]) / heightPx) * downward
      )
    })
  return { x: offsets(0), y: offsets(1) }
}

/**
 * For every output pixel along one axis, `perPixel` source pixels that are averaged into it, evenly spread; each as its
 * distance from the first, `stride` apart.
 */
export const samplePlaces = (sourcePx: number, targetPx: number, perPixel: number, stride: number): Int32Array => {
  const ratio = sourcePx / targetPx
  const places = new Int32Array(targetPx * perPixel)
  for (let i = 0; i < places.length; i++) {
    places[i] = stride * Math.min(sourcePx - 1, Math.floor(((i + 0.5) / perPixel) * ratio))
  }
  return places
}

/**
 * Which pixel a place falls on, counted along the rows; beyond the picture's edge its last pixels go on. A plain function without
 * branches, called by name: the compiler inlines it, and sampling takes a third less time than with comparisons.
 */
export const pixelAt = (columns: number, rows: number, px: number, py: number): number => {
  const column = Math.min(columns - 1, Math.max(0, px | 0))
  const row = Math.min(rows - 1, Math.max(0, py | 0))
  return row * columns + column
}
