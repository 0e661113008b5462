import { expect, it } from 'vitest'
import type { Quad } from '../geometry/quad.js'
import { createPicture } from '../image/picture.js'
import { alignToEdges } from './align-to-edges.js'

/** A light card with dark print on a dark table, its borders where asked. */
const cardOn = (left: number, top: number, right: number, bottom: number) => {
  const picture = createPicture(400, 300, 1)
  for (let y = 0; y < 300; y++) {
    for (let x = 0; x < 400; x++) {
      const isCard = x >= left && x < right && y >= top && y < bottom
      const isInner = x >= left + 15 && x < right - 15 && y >= top + 15 && y < bottom - 15
      const isPrint = isInner && y % 20 < 6 && x % 12 < 7
      picture.data[y * 400 + x] = isPrint ? 60 : isCard ? 190 : 90
    }
  }
  return picture
}

const rectangle = (left: number, top: number, right: number, bottom: number): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

it('moves guessed corners onto the borders', () => {
  const found = alignToEdges(cardOn(70, 60, 330, 224), [
    [75, 56],
    [324, 58],
    [335, 220],
    [67, 224],
  ])
  const truth = rectangle(70, 60, 330, 224)
  for (const [i, [x, y]] of found.entries()) {
    expect(Math.hypot(x - truth[i]![0], y - truth[i]![1])).toBeLessThan(3)
  }
})

it('leaves a side alone that lies outside the picture or shows no border', () => {
  const flat = createPicture(200, 200, 1)
  const guess = rectangle(-20, 40, 160, 150)
  expect(alignToEdges(flat, guess).flat().map(Math.round)).toEqual(guess.flat())
})
