import { expect, it } from 'vitest'
import type { Point } from '../geometry/quad.js'
import { fitSquare } from './align-face.js'

const template: readonly Point[] = [
  [0.3156, 0.4616],
  [0.6826, 0.4616],
  [0.5003, 0.6405],
  [0.3495, 0.8247],
  [0.6534, 0.8247],
]

it.each([0, 30, 90, 180, -120])('finds the square that was turned by %i degrees, scaled and moved', (degrees) => {
  const angle = (degrees * Math.PI) / 180
  const place = ([x, y]: Point): Point => [
    300 + 200 * (x * Math.cos(angle) - y * Math.sin(angle)),
    150 + 200 * (x * Math.sin(angle) + y * Math.cos(angle)),
  ]
  const square = fitSquare(template.map(place))
  const corners: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  for (const [i, corner] of corners.entries()) {
    const [x, y] = place(corner)
    expect(square[i]![0]).toBeCloseTo(x, 6)
    expect(square[i]![1]).toBeCloseTo(y, 6)
  }
})

it('stays a square where the points are off', () => {
  const [a, b, c, d] = fitSquare(template.map(([x, y], i): Point => [100 * x + (i % 2) * 5, 100 * y - i]))
  const length = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
  for (const side of [length(b, c), length(c, d), length(d, a)]) expect(side).toBeCloseTo(length(a, b), 6)
  expect(length(a, c)).toBeCloseTo(Math.SQRT2 * length(a, b), 6)
})
