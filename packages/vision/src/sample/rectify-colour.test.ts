import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
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

it.each([
  [13, 7],
  [20, 6],
  [9, 4],
])('shrinks to %i × %i alike at the edge of a picture and within one', (widthPx, heightPx) => {
  const rim = 3
  const wider = createPicture(40 + 2 * rim, 20 + 2 * rim, 3)
  for (let y = 0; y < wider.heightPx; y++) {
    for (let x = 0; x < wider.widthPx; x++) {
      const [column, row] = [Math.max(0, Math.min(39, x - rim)), Math.max(0, Math.min(19, y - rim))]
      wider.data.set(pixel(colours, column, row), (y * wider.widthPx + x) * 3)
    }
  }
  const atEdge = [
    [0.2, 0.4],
    [39.7, 0.1],
    [39.9, 19.6],
    [0.3, 19.8],
  ] as const
  const within = atEdge.map(([x, y]) => [x + rim, y + rim]) as unknown as typeof atEdge
  expect(rectifyColour(wider, within, widthPx, heightPx).data).toEqual(
    rectifyColour(colours, atEdge, widthPx, heightPx).data,
  )
})
