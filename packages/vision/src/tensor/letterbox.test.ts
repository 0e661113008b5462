import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import { letterbox } from './letterbox.js'

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
