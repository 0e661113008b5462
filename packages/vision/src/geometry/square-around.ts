import type { Point, Quad } from './quad.js'

export const middleOf = ([a, b, c, d]: Quad): Point => [
  (a[0] + b[0] + c[0] + d[0]) / 4,
  (a[1] + b[1] + c[1] + d[1]) / 4,
]

/** A square around a box, turned as the box is; its side is `reach` times the box's size, the square root of its area. */
export const squareAround = ([a, b, c, d]: Quad, reach: number): Quad => {
  const [middleX, middleY] = middleOf([a, b, c, d])
  const along = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2] as const
  const down = [(d[0] + c[0] - a[0] - b[0]) / 2, (d[1] + c[1] - a[1] - b[1]) / 2] as const
  const [width, height] = [Math.max(1, Math.hypot(...along)), Math.max(1, Math.hypot(...down))]
  const half = (Math.sqrt(width * height) * reach) / 2
  const corner = (x: number, y: number): Point => [
    middleX + ((along[0] / width) * x + (down[0] / height) * y) * half,
    middleY + ((along[1] / width) * x + (down[1] / height) * y) * half,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
