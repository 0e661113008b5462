import { createPicture, type Model } from '@vivid/vision'
import { expect, it } from 'vitest'
import { lookElsewhere } from './look-elsewhere.js'

const CELL_PX = 8

/** Sees a card in the middle of its input, 320 × 200 input pixels, where the input is wider than it is high. */
const seesOnlyInWideViews: Model = {
  card: {
    id: 'fake',
    weights: '',
    sha256: '',
    input: { shape: [1, 3, 640, 640] },
    thresholds: { score: { value: 0.38 }, secondLook: { value: 0.15 } },
  },
  run: async ({ image }) => {
    const [rows, columns] = image!.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
    const heat = new Float32Array(3 * rows * columns)
    const corners = new Float32Array(16 * rows * columns)
    const cell = Math.floor(rows / 2) * columns + Math.floor(columns / 2)
    if (columns > rows) heat[cell] = 0.8
    const offsets = [-160, -100, 160, -100, 160, 100, -160, 100]
    for (const [i, offset] of offsets.entries()) corners[i * rows * columns + cell] = offset - CELL_PX / 2
    return {
      heat: { dims: [1, 3, rows, columns], data: heat },
      corners: { dims: [1, 16, rows, columns], data: corners },
    }
  },
}

it('finds a card that shows only in the turned picture, in the pixels of the upright one', async () => {
  const read = { picture: createPicture(640, 1280, 3), located: { documents: [], mrzs: [] }, document: null }
  const [place, ...others] = await lookElsewhere(seesOnlyInWideViews, read, 'anywhere')
  expect(others).toEqual([])
  expect(place).toMatchObject({ kind: 'card' })
  expect(place!.confidence).toBeCloseTo(0.8)
  // The input was half as large as the picture, and on its side.
  const [xs, ys] = [0, 1].map((axis) => place!.quad.map((corner) => Math.round(corner[axis]!)))
  expect([Math.min(...xs!), Math.max(...xs!)]).toEqual([120, 520])
  expect([Math.min(...ys!), Math.max(...ys!)]).toEqual([320, 960])
})
