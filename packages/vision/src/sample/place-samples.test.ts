import { expect, it } from 'vitest'
import { samplesOfPrint, samplesPerPixel } from './place-samples.js'

it('takes a sample for each pixel of the picture, up to a limit', () => {
  expect([0.5, 1.39, 1.4, 2, 2.1, 5.5, 9].map((pixels) => samplesPerPixel(pixels, 6))).toEqual([1, 1, 2, 2, 3, 6, 6])
  expect([1.39, 1.4, 9].map((pixels) => samplesPerPixel(pixels, 2))).toEqual([1, 2, 2])
})

it('takes two of print, and three from four pixels on', () => {
  expect([1.39, 1.4, 3.9, 4, 20].map(samplesOfPrint)).toEqual([1, 2, 2, 3, 3])
})
