import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { locate, locateInView } from './locate.js'

const SIZE = 64
const CELLS = SIZE / 8

/** Always sees one MRZ in the middle of its input, 32 × 8 input pixels, and one passport around it. */
const fakeLocator = (): Model => {
  const heat = new Float32Array(3 * CELLS * CELLS)
  const corners = new Float32Array(16 * CELLS * CELLS)
  const cell = 4 * CELLS + 4
  heat[CELLS * CELLS + cell] = 0.8
  heat[2 * CELLS * CELLS + cell] = 0.9
  const offsets = [-16, -4, 16, -4, 16, 4, -16, 4]
  for (const [i, offset] of [...offsets, ...offsets].entries()) corners[i * CELLS * CELLS + cell] = offset - 4
  return {
    card: {
      id: 'fake',
      weights: '',
      sha256: '',
      input: { shape: [1, 3, SIZE, SIZE] },
      thresholds: { score: { value: 0.3 }, secondLook: { value: 0.15 } },
    },
    run: async () => ({
      heat: { dims: [1, 3, CELLS, CELLS], data: heat },
      corners: { dims: [1, 16, CELLS, CELLS], data: corners },
    }),
  }
}

it('gives places in the pixels of the whole picture', async () => {
  const { mrzs, documents } = await locate(fakeLocator(), createPicture(640, 640, 3))
  expect(mrzs[0]!.quad).toEqual([
    [160, 280],
    [480, 280],
    [480, 360],
    [160, 360],
  ])
  expect(documents[0]).toMatchObject({ kind: 'passport' })
})

it('also when it looked at a turned part of it', async () => {
  const view = [
    [500, 100],
    [500, 420],
    [180, 420],
    [180, 100],
  ] as const
  const { mrzs } = await locateInView(fakeLocator(), createPicture(640, 640, 3), view)
  const expected = [
    [360, 180],
    [360, 340],
    [320, 340],
    [320, 180],
  ]
  mrzs[0]!.quad.forEach((corner, i) => {
    expect(corner[0]).toBeCloseTo(expected[i]![0]!)
    expect(corner[1]).toBeCloseTo(expected[i]![1]!)
  })
})

it('refuses a model whose card does not state its input', async () => {
  const { card: _, ...rest } = fakeLocator()
  const model = { ...rest, card: { id: 'fake', weights: '', sha256: '' } }
  await expect(locate(model, createPicture(64, 64, 3))).rejects.toThrow(/thresholds/)
})
