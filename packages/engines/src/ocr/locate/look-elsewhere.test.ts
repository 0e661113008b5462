import { centre, createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { fakeLocator } from '../testing/fake-locator.js'
import { searchedBy } from '../testing/searched-by.js'
import { lookElsewhere } from './look-elsewhere.js'

/** Sees a card of 160 × 100 input pixels where the input is wider than it is high; offsets count from a cell's middle. */
const seesOnlyInWideViews = fakeLocator(
  640,
  ({ rows, columns }) => (columns > rows ? 0.8 : 0),
  () => [-84, -54, 76, -54, 76, 46, -84, 46],
)

it('finds a card that shows only in the turned picture, in the pixels of the upright one', async () => {
  const read = { picture: createPicture(640, 1600, 3), located: { documents: [], mrzs: [] }, document: null }
  const [place, ...others] = await lookElsewhere(searchedBy(seesOnlyInWideViews, read.picture), read, 'anywhere')
  expect(others).toEqual([])
  expect(place).toMatchObject({ kind: 'card' })
  expect(place!.confidence).toBeCloseTo(0.8)
  // The input was a fifth as large as the picture, and on its side.
  const [xs, ys] = [0, 1].map((axis) => place!.quad.map((corner) => Math.round(corner[axis]!)))
  expect([Math.min(...xs!), Math.max(...xs!)]).toEqual([70, 570])
  expect([Math.min(...ys!), Math.max(...ys!)]).toEqual([400, 1200])
})

it('finds a card that shows only in a part of the picture, away from the first find', async () => {
  const picture = createPicture(1600, 900, 3)
  const [x, y] = [1200, 630]
  for (let row = y - 20; row < y + 20; row++)
    picture.data.fill(255, (row * 1600 + x - 20) * 3, (row * 1600 + x + 20) * 3)
  const seesWhereItIsBright = fakeLocator(
    512,
    ({ middle }) => (middle > 0 ? 0.6 : 0),
    () => [-164, -104, 156, -104, 156, 96, -164, 96],
  )
  const read = { picture, located: { documents: [], mrzs: [] }, document: null }
  const [place] = await lookElsewhere(searchedBy(seesWhereItIsBright, read.picture), read, 'anywhere')
  expect(place!.confidence).toBeCloseTo(0.6)
  for (const [at, expected] of centre(place!.quad).map((each, axis) => [each, [x, y][axis]!] as const))
    expect(Math.abs(at - expected)).toBeLessThan(20)
})

it('takes no part of what was read for a side beside it', async () => {
  const whole: Quad = [
    [100, 100],
    [1500, 100],
    [1500, 800],
    [100, 800],
  ]
  const part: Quad = [
    [900, 500],
    [1500, 500],
    [1500, 800],
    [900, 800],
  ]
  const seesNothing = fakeLocator(
    512,
    () => 0,
    () => [],
  )
  const [first, second] = [whole, part].map((quad) => ({ kind: 'card' as const, quad, confidence: 0.9 }))
  const read = {
    picture: createPicture(1600, 900, 3),
    located: { documents: [first!, second!], mrzs: [] },
    document: first!,
  }
  expect(await lookElsewhere(searchedBy(seesNothing, read.picture), read, 'beside')).toEqual([])
  expect(await lookElsewhere(searchedBy(seesNothing, read.picture), read, 'anywhere')).toEqual([second])
})

it('looks no more often than the picture may be looked at', async () => {
  let looks = 0
  const counting = fakeLocator(
    512,
    () => {
      looks++
      return 0
    },
    () => [],
  )
  const read = { located: { documents: [], mrzs: [] }, document: null }
  await lookElsewhere(searchedBy(counting, createPicture(1600, 900, 3), { looks: 5 }), read, 'anywhere')
  expect(looks).toBe(5)
})
