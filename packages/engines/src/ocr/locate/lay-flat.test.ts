import { createPicture, type Quad, turnDegrees } from '@vivid/vision'
import { expect, it } from 'vitest'
import { layFlat, turnQuarters, viewOf } from './lay-flat.js'

const picture = createPicture(1200, 900, 3)
picture.data.fill(200)
const quad: Quad = [
  [100, 100],
  [1000, 100],
  [1000, 667],
  [100, 667],
]
const zoneTurned = (quarters: number): Quad => turnQuarters(quad, quarters)

it('keeps a document as it was located', () => {
  const { view, quad: flat } = layFlat(picture, 'card', quad, null)
  expect(flat[0]).toEqual(quad[0])
  expect([view.widthPx, view.heightPx]).toEqual([512, 320])
})

it.each([0, 1, 2, 3])('turns with the zone by %i quarters', (quarters) => {
  const { quad: flat } = layFlat(picture, 'card', quad, zoneTurned(quarters))
  expect(turnDegrees(flat)).toBeCloseTo(turnDegrees(zoneTurned(quarters)))
})

it('lays a card on its long side', () => {
  const { view } = layFlat(picture, 'card', turnQuarters(quad, 1), null)
  expect(view.widthPx).toBeGreaterThan(view.heightPx)
})

it('takes the whole picture where no document was found', () => {
  const { view, quad: flat } = layFlat(createPicture(3000, 1900, 3), 'passport', null, null)
  expect(flat[2]).toEqual([3000, 1900])
  expect(view.widthPx).toBe(512)
  expect(viewOf(picture, 'card', turnQuarters(quad, 0)).view.channels).toBe(1)
})
