import type { Point, Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'

/** The whole picture in the middle of a square, read after turning it clockwise by quarters; `times` 2 halves it. */
export const wholeView = ({ widthPx, heightPx }: Picture, quarterTurns: 0 | 1 | 2 | 3, times = 1): Quad =>
  squareView([widthPx / 2, heightPx / 2], Math.max(widthPx, heightPx) * times, quarterTurns)

/**
 * Squares over the picture, each this share of its longer side and overlapping its neighbours by half: the detector
 * sees no face below about 1/12 of the square that it is shown.
 */
export const closerViews = ({ widthPx, heightPx }: Picture, share: number): Quad[] => {
  const sidePx = Math.max(widthPx, heightPx) * share
  const middles = (lengthPx: number) => {
    const count = Math.max(1, Math.ceil(lengthPx / (sidePx / 2)) - 1)
    if (count === 1) return [lengthPx / 2]
    return Array.from({ length: count }, (_, i) => sidePx / 2 + (i * (lengthPx - sidePx)) / (count - 1))
  }
  return middles(heightPx).flatMap((y) => middles(widthPx).map((x) => squareView([x, y], sidePx, 0)))
}

const squareView = ([x, y]: Point, sidePx: number, quarterTurns: number): Quad => {
  const half = sidePx / 2
  const corners: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
  return corners.map((_, i) => corners[(i + quarterTurns) % 4]!) as unknown as Quad
}
