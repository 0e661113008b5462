import { expect, it } from 'vitest'
import { fitCanvas } from './fit-canvas.js'

it.each([
  ['a photo of 4 by 3 a little smaller, for two steps less', 1600, 1200, [448, 320], 320 / 1200],
  ['the same upright', 1200, 1600, [320, 448], 320 / 1200],
  ['a photo of 16 by 9', 1920, 1080, [448, 256], 448 / 1920],
  ['a strip', 2000, 100, [448, 64], 448 / 2000],
  ['a square', 500, 500, [448, 448], 448 / 500],
])('holds %s', (_, width, height, size, scale) => {
  const canvas = fitCanvas(width, height, 448, 64)
  expect([canvas.columns, canvas.rows]).toEqual(size)
  expect(canvas.scale).toBeCloseTo(scale)
  expect(width * canvas.scale).toBeLessThanOrEqual(canvas.columns + 0.5)
  expect(height * canvas.scale).toBeLessThanOrEqual(canvas.rows + 0.5)
})
