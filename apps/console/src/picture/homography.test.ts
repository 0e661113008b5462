import { type Quad, sideLengths } from '@vivid/vision/geometry'
import { expect, test } from 'vitest'
import { matrix3d, toRectangle } from './homography.js'

const quad: Quad = [
  [120, 80],
  [900, 140],
  [860, 640],
  [90, 560],
]

test('takes the corners of a leaning card to those of a straight one', () => {
  const [a, b, c, d, e, f, g, h, i] = toRectangle(quad, 400, 250)
  const project = ([x, y]: readonly [number, number]) => {
    const w = g * x + h * y + i
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w].map((n) => Math.round(n) + 0)
  }
  expect(quad.map(project)).toEqual([
    [0, 0],
    [400, 0],
    [400, 250],
    [0, 250],
  ])
})

test('a shift stays a shift', () => {
  const square: Quad = [
    [10, 20],
    [60, 20],
    [60, 50],
    [10, 50],
  ]
  expect(sideLengths(square)).toEqual({ width: 50, height: 30 })
  const numbers = matrix3d(toRectangle(square, 50, 30))
    .slice('matrix3d('.length, -1)
    .split(',')
  expect(numbers.map((n) => Math.round(Number(n) * 1e6) / 1e6 + 0)).toEqual([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -10, -20, 0, 1,
  ])
})
