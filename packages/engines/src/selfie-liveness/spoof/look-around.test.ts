import { createPicture, loadModel, type Model, ModelUnavailable, type Tensor } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { faceIn, waves } from '../testing/waves.js'
import { lookAround, surroundingsModelId } from './look-around.js'

/** What reference_score.py in models/training/vivid_training/selfie_liveness prints for these weights. */
const ANSWERS_IN_PYTHON = [-2.217, -2.2277]

const modelSeeing = (card: Record<string, unknown>) => {
  const seen: Tensor[] = []
  const model: Model = {
    card: { id: surroundingsModelId, weights: '', sha256: '', ...card },
    run: async ({ views }) => {
      seen.push(views!)
      return { trick: { dims: [2, 1], data: Float32Array.of(-3, 2) } }
    },
  }
  return { model, seen }
}

const views = [{ times: 2 }, { times: 4 }]
const NARROWEST = 1.7

describe('lookAround', () => {
  it('shows the face as wide as the card says, up to the edges of an upright picture', async () => {
    const { model, seen } = modelSeeing({ sidePx: 8, views, narrowest: NARROWEST })
    const upright = createPicture(60, 120, 3)
    // The upper and the lower quarter are bright: only a view as high as the picture sees both.
    upright.data.forEach((_, i) => {
      upright.data[i] = Math.abs(Math.floor(i / 180) - 59.5) > 30 ? 200 : 0
    })
    expect(await lookAround(model, upright, faceIn({ left: 15, top: 45, right: 45, bottom: 75 }))).toEqual([-3, 2])
    const { dims, data } = seen[0]!
    expect(dims).toEqual([2, 3, 8, 8])
    const wide = data.slice(3 * 64, 4 * 64)
    expect([wide[0], wide[31], wide[63]]).toEqual([200, 0, 200])
    expect(Math.max(...data.slice(0, 64))).toBe(0)
  })

  it('is not asked about a crop that shows less around the face than it was trained on', async () => {
    const { model, seen } = modelSeeing({ sidePx: 8, views, narrowest: NARROWEST })
    const face = faceIn({ left: 10, top: 10, right: 50, bottom: 50 })
    expect(await lookAround(model, createPicture(60, 67, 3), face)).toEqual([])
    expect(seen).toEqual([])
    expect(await lookAround(model, createPicture(60, 68, 3), face)).toEqual([-3, 2])
  })

  it.each([
    ['how large a view is', { views, narrowest: NARROWEST }],
    ['any view', { sidePx: 8, views: [], narrowest: NARROWEST }],
    ['how narrow a view may be', { sidePx: 8, views }],
  ])('refuses a card that does not say %s', async (_, card) => {
    const { model } = modelSeeing(card)
    await expect(lookAround(model, waves(), faceIn())).rejects.toThrow(ModelUnavailable)
  })

  it('answers in the service what the same weights answer in Python', async () => {
    const answers = await lookAround(await loadModel(surroundingsModelId), waves(), faceIn())
    ANSWERS_IN_PYTHON.forEach((answer, i) => {
      expect(answers[i]).toBeCloseTo(answer, 2)
    })
  })
})
