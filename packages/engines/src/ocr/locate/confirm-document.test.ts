import { createPicture, type LocatedDocument, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { fakeLocator, type Look } from '../testing/fake-locator.js'
import { searchedBy } from '../testing/searched-by.js'
import { confirmDocument, seeConfirmed } from './confirm-document.js'
import { planOfLooks } from './plan-looks.js'

const picture = createPicture(1280, 640, 3)
const quad = (left: number, top: number, width = 400, height = 252): Quad => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]
const seen = (confidence: number, at = quad(100, 100)): LocatedDocument => ({ kind: 'card', confidence, quad: at })

/** Sees a card in the middle of every look that `isSeen` allows. */
const locator = (isSeen: (look: Look, n: number) => boolean) => {
  let looks = 0
  const model = fakeLocator(
    448,
    (look) => (isSeen(look, ++looks) ? 0.9 : 0),
    ({ rows, columns }) => {
      const [x, y] = [(columns * 4) / 1.4, (rows * 4) / 1.4]
      return [-x, -y, x, -y, x, y, -x, y]
    },
  )
  return { model, looks: () => looks }
}

it('leaves a sure find as it is, at no cost', async () => {
  const { model, looks } = locator(() => true)
  const guess = seen(0.99)
  expect(await confirmDocument(searchedBy(model, picture), guess, true)).toBe(guess)
  expect(looks()).toBe(0)
})

it('believes what a closer look confirms, and searches no further', async () => {
  const { model, looks } = locator(() => true)
  expect((await confirmDocument(searchedBy(model, picture), seen(0.5), true))?.confidence).toBeCloseTo(0.9)
  expect(looks()).toBeLessThanOrEqual(3)
})

it('searches the picture turned where a closer look sees nothing, and only where that may help', async () => {
  // The first look is the closer one; a picture turned by a quarter is upright.
  const { model } = locator(({ rows, columns }, n) => n > 1 && (rows > columns || n > 2))
  const found = await confirmDocument(searchedBy(model, picture), seen(0.5), true)
  expect(found?.confidence).toBeCloseTo(0.9)
  const guess = seen(0.5)
  expect(await confirmDocument(searchedBy(locator((_, n) => n > 1).model, picture), guess, false)).toBe(guess)
})

it('finds a document of which the whole picture had shown nothing', async () => {
  const { model } = locator(({ rows, columns }, n) => rows > columns || n > 1)
  expect((await confirmDocument(searchedBy(model, picture), undefined, true))?.confidence).toBeCloseTo(0.9)
  expect(await confirmDocument(searchedBy(locator(() => false).model, picture), undefined, true)).toBeUndefined()
})

it('gives up on a picture that shows no more than hints of a document', async () => {
  let looks = 0
  const hints = fakeLocator(
    448,
    () => {
      looks++
      return 0.3
    },
    // Another place in each look, so that none is known already.
    () => {
      const [x, y] = [40 + 7 * looks, 25 + 4 * looks]
      return [-x, -y, x, -y, x, y, -x, y]
    },
  )
  await confirmDocument(searchedBy(hints, picture), undefined, true)
  expect(looks).toBeGreaterThan(8)
  expect(looks).toBeLessThanOrEqual(planOfLooks.turned.most + planOfLooks.closer.most)
})

it('looks no more often than the picture may be looked at, and keeps the guess where nothing is left', async () => {
  const { model, looks } = locator(() => false)
  await confirmDocument(searchedBy(model, picture, { looks: 3 }), undefined, true)
  expect(looks()).toBe(3)
  const guess = seen(0.5)
  expect(await confirmDocument(searchedBy(model, picture, { looks: 0 }), guess, true)).toBe(guess)
  expect(looks()).toBe(3)
})

it('puts the confirmed document first and keeps what lies beside it', () => {
  const [guess, other] = [seen(0.5), seen(0.45, quad(800, 300))]
  const located = { documents: [guess, other], mrzs: [] }
  const confirmed = seen(0.9, quad(110, 110))
  expect(seeConfirmed(located, confirmed, guess).documents).toEqual([confirmed, other])
  expect(seeConfirmed(located, guess, guess)).toBe(located)
  const frame = seen(0.85, quad(0, 0, 1280, 640))
  expect(seeConfirmed(located, frame, guess).documents).toEqual([frame, guess, other])
})
