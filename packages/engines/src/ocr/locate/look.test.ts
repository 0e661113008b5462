import { createPicture, type LocatedDocument } from '@vivid/vision'
import { expect, it } from 'vitest'
import { fakeLocator } from '../testing/fake-locator.js'
import { searchedBy } from '../testing/searched-by.js'
import { lookNearer } from './look.js'

const find: LocatedDocument = {
  kind: 'card',
  confidence: 0.4,
  quad: [
    [300, 200],
    [900, 200],
    [900, 580],
    [300, 580],
  ],
}

/** Sees a card of this share of its input's sides, look by look; at the end it sees nothing. */
const locatorSeeing = (...shares: readonly number[]) => {
  const left = [...shares]
  let share = 0
  const model = fakeLocator(
    448,
    () => {
      share = left.shift() ?? 0
      return share > 0 ? 0.8 : 0
    },
    ({ rows, columns }) => {
      const [x, y] = [columns * 4 * share, rows * 4 * share]
      return [-x, -y, x, -y, x, y, -x, y]
    },
  )
  return { model, left }
}

it('looks again from where the last look ended, until the find stays where it is', async () => {
  const { model, left } = locatorSeeing(0.5, 1 / 1.4, 0.9)
  const closer = await lookNearer(searchedBy(model, createPicture(1200, 800, 3)), find)
  expect(closer?.confidence).toBeCloseTo(0.8)
  expect(left).toEqual([0.9])
  const width = closer!.quad[1][0] - closer!.quad[0][0]
  expect(width).toBeGreaterThan(380)
  expect(width).toBeLessThan(460)
})

it('sees nothing where a closer look does not', async () => {
  const { model } = locatorSeeing(0.5, 0)
  expect(await lookNearer(searchedBy(model, createPicture(1200, 800, 3)), find)).toBeUndefined()
})

it('stops where the looks are spent: at the last it had, or with nothing', async () => {
  const few = (looks: number) => searchedBy(locatorSeeing(0.5, 0.9, 0.4).model, createPicture(1200, 800, 3), { looks })
  expect((await lookNearer(few(1), find))?.confidence).toBeCloseTo(0.8)
  expect(await lookNearer(few(0), find)).toBeUndefined()
})
