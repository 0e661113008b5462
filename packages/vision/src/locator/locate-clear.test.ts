import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { locateClear } from './locate-clear.js'
import { GLANCE_PX, lookAtWhole } from './open-picture.js'

const FULL_PX = 448
const CELL_PX = 8

/** Sees cards at these cells of its answer, this large in pixels of its input and this sure; says how large each look was. */
const locator = (cards: readonly { cell: number; halfPx: number; confidence: number }[]) => {
  const looksPx: number[] = []
  const model: Model = {
    card: {
      id: 'fake',
      weights: '',
      sha256: '',
      input: { shape: [1, 3, FULL_PX, FULL_PX] },
      thresholds: { score: { value: 0.38 }, secondLook: { value: 0.15 } },
    },
    run: async ({ image }) => {
      const [rows, columns] = image!.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
      looksPx.push(Math.max(rows, columns) * CELL_PX)
      const heat = new Float32Array(3 * rows * columns)
      const corners = new Float32Array(16 * rows * columns)
      for (const { cell, halfPx, confidence } of cards) {
        const at = cell * columns + cell
        heat[at] = confidence
        for (const [i, side] of [-1, -1, 1, -1, 1, 1, -1, 1].entries()) corners[i * rows * columns + at] = side * halfPx
      }
      return {
        heat: { dims: [1, 3, rows, columns], data: heat },
        corners: { dims: [1, 16, rows, columns], data: corners },
      }
    },
  }
  return { model, looksPx }
}

const large = { cell: 15, halfPx: 100, confidence: 0.95 }
it.each([
  ['one large sure document: the glance is enough', [large], [GLANCE_PX]],
  ['one that is unsure', [{ ...large, confidence: 0.8 }], [GLANCE_PX, FULL_PX]],
  ['a small one', [{ ...large, halfPx: 30 }], [GLANCE_PX, FULL_PX]],
  [
    'two',
    [
      { cell: 8, halfPx: 40, confidence: 0.95 },
      { cell: 30, halfPx: 40, confidence: 0.5 },
    ],
    [GLANCE_PX, FULL_PX],
  ],
  ['none', [], [GLANCE_PX, FULL_PX]],
])('%s', async (_name, cards, looks) => {
  const { model, looksPx } = locator(cards)
  const picture = createPicture(1280, 1280, 3)
  const { documents } = await locateClear({ picture, whole: lookAtWhole(model, picture) }, 0.85)
  expect(looksPx).toEqual(looks)
  expect(documents).toHaveLength(cards.length)
})
