import type { Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import type { Capture } from '../document-liveness/index.js'
import type { ReadPlace } from '../ocr/index.js'
import { describeLooks, isReadElsewhere } from './proven-places.js'

const square = (left: number, size: number): Quad => [
  [left, 0],
  [left + size, 0],
  [left + size, size],
  [left, size],
]
const capture = (document: Quad, portrait: Quad | null = null) =>
  ({ examined: { scale: 1, document: { quad: document }, portrait } }) as unknown as Capture
const place = (picture: ReadPlace['picture'], ...outlines: [Quad, ...Quad[]]) =>
  ({ picture, read: { scale: 1 }, outlines }) as unknown as ReadPlace

it('tells a document that was read beside the one that is proven', () => {
  const captures = [capture(square(0, 100)), capture(square(300, 100))]
  const isElsewhere = (...places: ReadPlace[]) => isReadElsewhere(captures, places)
  expect(isElsewhere(place('frontside', square(4, 95)), place('backside', square(310, 100)))).toBe(false)
  expect(isElsewhere(place('frontside', square(120, 100)))).toBe(true)
  expect(isElsewhere(place('frontside', square(4, 95), square(120, 100)))).toBe(true)
  // A document within a corner of another one is not that one.
  expect(isElsewhere(place('frontside', square(0, 30)))).toBe(true)
  expect(isElsewhere(place('backside', square(4, 95)))).toBe(true)
})

it('tells where each side was read and proven, and the portrait that was judged', () => {
  const captures = [capture(square(0, 100)), capture(square(300, 100), square(310, 20))]
  const looks = describeLooks(captures, [place('backside', square(305, 90)), place('frontside', square(1, 99))])
  expect(looks).toEqual([
    { picture: 'backside', outlines: [square(305, 90), square(300, 100)], face: [310, 0, 330, 20] },
    { picture: 'frontside', outlines: [square(1, 99), square(0, 100)] },
  ])
})
