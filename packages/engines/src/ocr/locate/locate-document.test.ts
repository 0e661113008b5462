import { createPicture, lookAtWhole } from '@vivid/vision'
import { expect, it } from 'vitest'
import { fakeLocator } from '../testing/fake-locator.js'
import { searchedBy } from '../testing/searched-by.js'
import { locateDocument } from './locate-document.js'

const picture = createPicture(1280, 896, 3)

/** Sees a card half as wide and high as its input; how surely is told for each look in turn. */
const locatorThatIs = (...confidences: readonly number[]) => {
  const looks = [...confidences]
  const model = fakeLocator(
    448,
    () => looks.shift()!,
    ({ rows, columns }) => {
      const [x, y] = [columns * 2, rows * 2]
      return [-x, -y, x, -y, x, y, -x, y]
    },
  )
  return { model, looksLeft: () => looks.length }
}

const documentsOf = async (...confidences: readonly number[]) => {
  const { model, looksLeft } = locatorThatIs(...confidences)
  const { documents } = await locateDocument(searchedBy(model, picture), lookAtWhole(model, picture), false)
  return { found: documents.map(({ confidence }) => Math.round(100 * confidence)), looksLeft: looksLeft() }
}

it('believes a closer look at what was only suspected, upright or turned over', async () => {
  expect(await documentsOf(0.3, 0.9, 0.9)).toEqual({ found: [90], looksLeft: 1 })
  expect(await documentsOf(0.3, 0.2, 0.8)).toEqual({ found: [80], looksLeft: 0 })
})

it('finds nothing that no closer look confirms', async () => {
  expect(await documentsOf(0.3, 0.4, 0.2)).toEqual({ found: [], looksLeft: 0 })
})

it('looks once at a document that was found, and at a picture without any suspicion', async () => {
  expect(await documentsOf(0.5, 0.9)).toEqual({ found: [50], looksLeft: 1 })
  expect(await documentsOf(0.1, 0.9)).toEqual({ found: [], looksLeft: 1 })
})

it('glances first where that is enough', async () => {
  const { model, looksLeft } = locatorThatIs(0.95, 0.9)
  await locateDocument(searchedBy(model, picture), lookAtWhole(model, picture), true)
  expect(looksLeft()).toBe(1)
})
