import { createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { halve, halveUntilKnown } from './halve-until-known.js'

const square = (sizePx: number): Quad => [
  [0, 0],
  [sizePx, 0],
  [sizePx, sizePx],
  [0, sizePx],
]

it('takes means of four pixels per channel and drops a last odd column', () => {
  const picture = createPicture(3, 2, 3, Uint8Array.of(10, 0, 1, 20, 0, 1, 99, 99, 99, 30, 8, 1, 40, 8, 1, 99, 99, 99))
  expect([...halve(picture).data]).toEqual([25, 4, 1])
})

it('halves picture, document and face together until the document is no finer than what was trained on', () => {
  const { picture, quad, face } = halveUntilKnown(createPicture(3200, 3000, 3), square(2900), square(400))
  expect([picture.widthPx, picture.heightPx]).toEqual([800, 750])
  expect(quad).toEqual(square(725))
  expect(face).toEqual(square(100))
})

it('leaves a picture alone whose document is small enough, however large the picture is', () => {
  const large = createPicture(2000, 1500, 3)
  expect(halveUntilKnown(large, square(1000), null).picture).toBe(large)
})
