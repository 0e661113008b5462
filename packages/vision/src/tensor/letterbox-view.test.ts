import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import { letterboxView } from './letterbox-view.js'

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
