import { createPicture, type Model } from '@vivid/vision'
import { expect, it } from 'vitest'
import { locateDocument } from './locate-document.js'

const CELL_PX = 8

/** Sees a card in the middle of its input, half as wide and high; how surely is told for each look in turn. */
function locatorThatIs(...confidences: readonly number[]) {
  const looks = [...confidences]
  const model: Model = {
    card: {
      id: 'fake',
      weights: '',
      sha256: '',
      input: { shape: [1, 3, 448, 448] },
      thresholds: { score: { value: 0.38 }, secondLook: { value: 0.15 } },
    },
    run: async ({ image }) => {
      const [rows, columns] = image!.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
      const heat = new Float32Array(3 * rows * columns)
      const corners = new Float32Array(16 * rows * columns)
      const cell = Math.floor(rows / 2) * columns + Math.floor(columns / 2)
      heat[cell] = looks.shift()!
      const [x, y] = [columns * 2, rows * 2]
      for (const [i, offset] of [-x, -y, x, -y, x, y, -x, y].entries()) corners[i * rows * columns + cell] = offset
      return {
        heat: { dims: [1, 3, rows, columns], data: heat },
        corners: { dims: [1, 16, rows, columns], data: corners },
      }
    },
  }
  return { model, looksLeft: () => looks.length }
}

const documentsOf = async (...confidences: readonly number[]) => {
  const { model, looksLeft } = locatorThatIs(...confidences)
  const { documents } = await locateDocument(model, createPicture(1280, 896, 3))
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
