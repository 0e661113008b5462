import { expect, it } from 'vitest'
import { createPicture } from './picture.js'
import { rowsToGrey, toGrey } from './to-grey.js'

const colours = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [10, 200, 90],
  [0, 0, 0],
  [77, 77, 77],
]
const luma = ([red, green, blue]: number[]) => 0.299 * red! + 0.587 * green! + 0.114 * blue!

it.each([0, 1])('weighs the channels, also in bytes that begin %i past a word', (offset) => {
  const bytes = new Uint8Array(offset + 3 * colours.length).subarray(offset)
  bytes.set(colours.flat())
  const grey = toGrey(createPicture(colours.length, 1, 3, bytes))
  expect(grey.channels).toBe(1)
  for (const [i, colour] of colours.entries()) expect(Math.abs(grey.data[i]! - luma(colour))).toBeLessThan(1)
})

it('leaves grey as it is', () => {
  const grey = createPicture(3, 2, 1)
  expect(toGrey(grey)).toBe(grey)
})

it('takes some rows alone, in their places', () => {
  const picture = createPicture(
    7,
    6,
    3,
    Uint8Array.from({ length: 7 * 6 * 3 }, (_, i) => (i * 37) % 256),
  )
  const [whole, some] = [toGrey(picture).data, rowsToGrey(picture, 2, 4).data]
  expect(some.subarray(2 * 7, 4 * 7)).toEqual(whole.subarray(2 * 7, 4 * 7))
  expect(some.subarray(4 * 7).every((tone) => tone === 0)).toBe(true)
  expect(rowsToGrey(picture, -3, 99).data).toEqual(whole)
  expect(rowsToGrey(picture, 9, 12).data.every((tone) => tone === 0)).toBe(true)
})
