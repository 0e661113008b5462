import type { Point, Quad } from './quad.js'

/** Row-major 3×3 with the last entry 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, 1]

/** Maps the rectangle (0,0)…(width,height) onto the quad, corner by corner. */
export const rectangleToQuad = (width: number, height: number, quad: Quad): Homography => {
  // Heckbert 1989, "Fundamentals of texture mapping and image warping", §2.2.3: unit square to quadrilateral.
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
    1,
  ]
}

/** Row-major 3×3 of any scale: its points are divided by their own last row. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number]

/** The way back: the adjugate, which differs from the inverse in scale alone. */
export const invert = ([a, b, c, d, e, f, g, h, i]: Projection): Projection => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
]

export const project = ([a, b, c, d, e, f, g, h]: Homography, [x, y]: Point): Point => {
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** First `inner`, then `outer`. */
export const compose = (outer: Projection, inner: Projection): Homography => {
  const entry = (row: number, column: number) =>
    outer[3 * row]! * inner[column]! +
    outer[3 * row + 1]! * inner[3 + column]! +
    outer[3 * row + 2]! * inner[6 + column]!
  const scale = entry(2, 2)
  const at = (row: number, column: number) => entry(row, column) / scale
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), 1]
}
