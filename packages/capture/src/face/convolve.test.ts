import { expect, test } from 'vitest'
import { convolve, point } from './convolve.js'

const plane = (...values: number[]) => Float32Array.from(values)
const picture = { widthPx: 2, heightPx: 2, planes: [plane(1, 2, 3, 4)] }

test('3 × 3: neighbours are weighed row by row, zeros lie around the picture', () => {
  const weights = plane(0, 0, 0, 10, 1, 0, 0, 0, 0)
  expect(convolve(picture, { weights, biases: plane(0.5) }, 1).planes).toEqual([plane(1.5, 12.5, 3.5, 34.5)])
})

test('a stride of two begins at the first pixel', () => {
  const weights = plane(0, 0, 0, 0, 1, 0, 0, 0, 1)
  const small = convolve(picture, { weights, biases: plane(0) }, 2)
  expect(small).toEqual({ widthPx: 1, heightPx: 1, planes: [plane(5)] })
})

test('inputs are added up, what is below zero is cut off', () => {
  const twice = { ...picture, planes: [...picture.planes, plane(1, 1, 1, 1)] }
  const layer = { weights: plane(1, -2), biases: plane(0) }
  expect(point(twice, layer, true).planes).toEqual([plane(0, 0, 1, 2)])
  expect(point(twice, layer, false).planes).toEqual([plane(-1, 0, 1, 2)])
  const centre = [0, 0, 0, 0, 1, 0, 0, 0, 0]
  const both = { weights: plane(...centre, ...centre.map((weight) => -2 * weight)), biases: plane(0) }
  expect(convolve(twice, both, 1).planes).toEqual([plane(0, 0, 1, 2)])
})
