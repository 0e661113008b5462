import { expect, it } from 'vitest'
import { createPicture } from './picture.js'
import { rectifyColour } from './rectify-colour.js'

const colours = createPicture(40, 20, 3)
for (let y = 0; y < 20; y++) for (let x = 0; x < 40; x++) colours.data.set([x * 6, y * 12, 7], (y * 40 + x) * 3)
const pixel = (picture: { widthPx: number; data: Uint8Array }, x: number, y: number) => [
  ...picture.data.subarray((y * picture.widthPx + x) * 3, (y * picture.widthPx + x) * 3 + 3),
]
const whole = [
  [0, 0],
  [40, 0],
  [40, 20],
  [0, 20],
] as const

it('gives the same pixels back at the same size', () => {
  expect(rectifyColour(colours, whole, 40, 20).data).toEqual(colours.data)
})

it('turns with the order of the corners', () => {
  const turned = rectifyColour(colours, [whole[2], whole[3], whole[0], whole[1]], 40, 20)
  expect(pixel(turned, 0, 0)).toEqual(pixel(colours, 39, 19))
})

it('averages what it shrinks', () => {
  const [red, green, blue] = pixel(rectifyColour(colours, whole, 20, 10), 5, 5) as [number, number, number]
  expect(red).toBeCloseTo(10.5 * 6, -1)
  expect(green).toBeCloseTo(10.5 * 12, -1)
  expect(blue).toBe(7)
})

it('repeats the last pixels where a shrunk quad reaches beyond the picture', () => {
  const beyond = rectifyColour(
    colours,
    [
      [-40, -20],
      [80, -20],
      [80, 40],
      [-40, 40],
    ],
    30,
    15,
  )
  expect(pixel(beyond, 0, 0)).toEqual([0, 0, 7])
  expect(pixel(beyond, 29, 0)).toEqual([39 * 6, 0, 7])
  expect(pixel(beyond, 29, 14)).toEqual([39 * 6, 19 * 12, 7])
})
