import type { Face, Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { ghostDoubt } from './compare-ghost.js'
import { chooseGhosts } from './find-ghosts.js'

const box = (left: number, top: number, width: number, height: number): Quad => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]
const face = (left: number, top: number, size: number, confidence = 0.8) =>
  ({ box: { left, top, right: left + size, bottom: top + size }, confidence }) as Face

const card = box(100, 300, 860, 540)
const portrait = box(150, 450, 180, 200)

it('takes smaller faces beside the portrait, the surest two first', () => {
  const [faint, clear, third] = [face(800, 600, 70, 0.6), face(700, 400, 80, 0.9), face(600, 700, 60, 0.55)]
  expect(chooseGhosts([faint, third, clear], card, portrait)).toEqual([clear, faint])
})

it.each([
  ['the portrait itself', face(165, 470, 160)],
  ['a person behind the card, of whom its edge leaves the chin', face(600, 180, 160)],
  ['somebody beside it', face(1000, 500, 80)],
  ['a picture on the wall above it', face(500, 100, 90)],
  ['a face that reaches over its border', face(920, 500, 80)],
  ['a face as large as the portrait: another document on this one', face(700, 450, 190)],
  ['a speck', face(700, 450, 20)],
])('leaves %s alone', (_, other) => {
  expect(chooseGhosts([other], card, portrait)).toEqual([])
})

it('doubts only pairs less alike than strangers may be, and only so far', () => {
  const settings = { limit: 0.22, slope: 20 }
  expect([0.9, 0.4, 0.22].map((product) => ghostDoubt(product, settings))).toEqual([0, 0, 0])
  expect(ghostDoubt(0.17, settings)).toBeCloseTo(1, 9)
  expect([0, -0.3].map((product) => ghostDoubt(product, settings))).toEqual([2, 2])
})
