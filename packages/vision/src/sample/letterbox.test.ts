import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import { fitCanvas, letterbox, letterboxView } from './letterbox.js'

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

it('shrinks by the long side, keeps colours apart and pads with grey', () => {
  const picture = createPicture(400, 200, 3)
  for (let i = 0; i < 400 * 200; i++) picture.data[i * 3 + (i % 400 < 200 ? 0 : 2)] = 255
  const { tensor, scale } = letterbox(picture, 64, 64)
  const at = (channel: number, x: number, y: number) => tensor.data[channel * 64 * 64 + y * 64 + x]
  expect(tensor.dims).toEqual([1, 3, 64, 64])
  expect(scale).toBe(0.16)
  expect([at(0, 0, 0), at(1, 0, 0), at(2, 0, 0)]).toEqual([1, 0, 0])
  expect([at(0, 63, 31), at(2, 63, 31)]).toEqual([0, 1])
  expect([at(0, 0, 32), at(1, 0, 32), at(2, 63, 63)]).toEqual([0.5, 0.5, 0.5])
})

it('enlarges a small picture', () => {
  const picture = createPicture(16, 32, 3)
  picture.data.fill(51)
  const { tensor, scale } = letterbox(picture, 64, 64)
  expect(scale).toBe(2)
  expect(tensor.data[63 * 64 + 31]).toBeCloseTo(0.2)
  expect(tensor.data[63 * 64 + 32]).toBe(0.5)
})

it('turns a part of the picture upright and shows grey beyond its edge', () => {
  const picture = createPicture(100, 100, 3)
  for (let i = 0; i < 100 * 100; i++) picture.data[i * 3 + (i % 100 < 50 ? 0 : 1)] = 255
  // Looks at the picture with its right side up, and past its right edge.
  const view = [
    [120, 20],
    [120, 80],
    [0, 80],
    [0, 20],
  ] as const
  const { tensor, widthPx, heightPx } = letterboxView(picture, view, 60, 60)
  expect([widthPx, heightPx]).toEqual([30, 60])
  const at = (x: number, y: number) => [0, 1, 2].map((channel) => tensor.data[channel * 3600 + y * 60 + x])
  expect(at(15, 4)).toEqual([0.5, 0.5, 0.5])
  expect(at(15, 20)).toEqual([0, 1, 0])
  expect(at(15, 50)).toEqual([1, 0, 0])
  expect(at(40, 30)).toEqual([0.5, 0.5, 0.5])
})
