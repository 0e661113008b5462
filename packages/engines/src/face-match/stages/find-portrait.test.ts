import type { Face, Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { isPortraitOf } from './find-portrait.js'

const card: Quad = [
  [100, 300],
  [500, 300],
  [500, 550],
  [100, 550],
]
const face = (left: number, top: number, size: number) =>
  ({ box: { left, top, right: left + size, bottom: top + size } }) as Face

it('counts faces within the document alone', () => {
  const counts = isPortraitOf(card)
  expect(counts(face(130, 380, 90))).toBe(true)
  expect(counts(face(420, 430, 40))).toBe(true)
  // The holder above the card, and somebody beside it.
  expect(counts(face(200, 20, 200))).toBe(false)
  expect(counts(face(200, 230, 170))).toBe(false)
  expect(counts(face(560, 380, 90))).toBe(false)
})

it('takes nothing that is much smaller than portraits are for one', () => {
  expect(isPortraitOf(card)(face(300, 400, 23))).toBe(false)
})

it('allows for an outline that is a little off, and for no face larger than the document', () => {
  const counts = isPortraitOf(card)
  expect(counts(face(85, 380, 90))).toBe(true)
  expect(counts(face(150, 310, 200))).toBe(false)
})
