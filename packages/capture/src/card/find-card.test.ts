import { expect, test } from 'vitest'
import { drawCard } from '../testing/draw-card.js'
import { findCard } from './find-card.js'

const [widthPx, heightPx] = [160, 120]

test.each([
  ['in the middle', [30, 30, 130, 93]],
  ['to the left', [10, 20, 105, 80]],
  ['small', [60, 45, 108, 75]],
] as const)('a card %s is found to within two pixels', (_, box) => {
  const card = findCard(drawCard(widthPx, heightPx, box))!
  expect(card.cutSides).toBe(0)
  expect(card.clearness).toBeGreaterThan(0.95)
  const [left, top] = [card.corners[0][0] * widthPx, card.corners[0][1] * heightPx]
  const [right, bottom] = [card.corners[2][0] * widthPx, card.corners[2][1] * heightPx]
  for (const [i, value] of [left, top, right, bottom].entries()) expect(Math.abs(value - box[i]!)).toBeLessThan(2)
})

test('one that stands upright is higher than wide', () => {
  expect(findCard(drawCard(widthPx, heightPx, [50, 10, 114, 111]))!.ratio).toBeLessThan(0.8)
})

test('one that the frame cuts off has a side less', () => {
  expect(findCard(drawCard(widthPx, heightPx, [80, 25, 190, 95]))!.cutSides).toBe(1)
})

test('one that the frame cuts off is found by its own sides, not by those of a portrait inside it', () => {
  const frame = drawCard(widthPx, heightPx, [70, 25, 190, 95])
  const data = frame.data.map((grey, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    return x >= 78 && x < 110 && y >= 42 && y < 82 ? 60 : grey
  })
  expect(findCard({ ...frame, data })!.cutSides).toBe(1)
})

test('planks that cross the frame do not cut off a card that lies on them', () => {
  const frame = drawCard(widthPx, heightPx, [30, 30, 130, 93])
  const isCard = (x: number, y: number) => x >= 30 && x < 130 && y >= 30 && y < 93
  const data = frame.data.map((grey, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    return !isCard(x, y) && (y === 12 || y === 110) ? 80 : grey
  })
  expect(findCard({ ...frame, data })!.cutSides).toBe(0)
})

test('an empty table has none', () => {
  expect(findCard(drawCard(widthPx, heightPx, [200, 200, 210, 210]))?.clearness ?? 0).toBeLessThan(0.6)
})
