import type { Look, Outline } from '@vivid/contract'
import { expect, test } from 'vitest'
import { replyWith } from '../testing/fake-ports.js'
import { portraitPlace } from './portrait-place.js'

const outline = (size: number): Outline => [
  [0, 0],
  [size, 0],
  [size, size],
  [0, size],
]
const front: Look = { picture: 'backside', side: 'front', outlines: [outline(1)] }
const back: Look = { picture: 'frontside', side: 'back', outlines: [outline(2)] }
const placeOf = (...looks: Look[]) =>
  portraitPlace({ reply: replyWith({ looks }), images: { frontside: 'sent/first', backside: 'sent/second' } }, 'selfie')

test('the portrait is looked for on the side that bears it, under whatever name its picture was sent', () => {
  expect(placeOf({ ...front, bearsPortrait: true }, { ...back, bearsPortrait: false })).toEqual({
    images: { selfie: 'selfie', document: 'sent/second' },
    within: { document: [outline(1)] },
  })
})

test('on either side of a design that nobody described', () => {
  expect(placeOf(front, back)).toEqual({
    images: { selfie: 'selfie', document: 'sent/second', backside: 'sent/first' },
    within: { document: [outline(1)], backside: [outline(2)] },
  })
})

test('nowhere in particular where nothing was read', () => {
  expect(placeOf()).toBeNull()
  expect(placeOf({ picture: 'frontside' }, { ...back, bearsPortrait: false })).toBeNull()
})
