import { expect, test } from 'vitest'
import { matrix3d, sidesOf, toRectangle } from './homography.js'

const quad = [
  [120, 80],
  [900, 140],
  [860, 640],
  [90, 560],
] as const

test('takes the corners of a leaning card to those of a straight one', () => {
  const [a, b, c, d, e, f, g, h] = toRectangle(quad, 400, 250) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const project = ([x, y]: readonly [number, number]) => {
    const w = g * x + h * y + 1
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w].map(Math.round)
  }
  expect(quad.map(project)).toEqual([
    [0, 0],
    [400, 0],
    [400, 250],
    [0, 250],
  ])
})

test('a shift stays a shift', () => {
  const square = quad.map((_, i) => [10 + (i === 1 || i === 2 ? 50 : 0), 20 + (i > 1 ? 30 : 0)] as const)
  expect(sidesOf(square)).toEqual({ width: 50, height: 30 })
  const rounded = toRectangle(square, 50, 30).map((n) => Math.round(n * 1e6) / 1e6 + 0)
  expect(matrix3d(rounded)).toBe('matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,-10,-20,0,1)')
})
