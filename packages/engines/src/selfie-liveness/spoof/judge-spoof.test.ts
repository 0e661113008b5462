import { createPicture, type Face, type Model, ModelUnavailable, type Tensor } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { judgeSpoof } from './judge-spoof.js'

const face: Face = {
  box: { left: 40, top: 40, right: 80, bottom: 80 },
  keypoints: {
    leftEye: [50, 55],
    rightEye: [70, 55],
    noseTip: [60, 60],
    mouth: [60, 70],
    leftEar: [42, 60],
    rightEar: [78, 60],
  },
  confidence: 1,
}
const picture = createPicture(120, 120, 3, new Uint8Array(120 * 120 * 3).fill(60))
const looks = [0.9, 1.1]
const views = { tight: { times: 1.3, sidePx: 16 }, context: { times: 2.7, sidePx: 24 } }

function modelAnswering(answer: number, card: Record<string, unknown>) {
  const seen: Record<string, Tensor>[] = []
  const model: Model = {
    card: { id: 'selfie-liveness', weights: '', sha256: '', ...card },
    run: async (inputs) => {
      seen.push(inputs)
      return { score: { dims: [2, 1], data: Float32Array.of(answer - 1, answer + 1) } }
    },
  }
  return { model, seen }
}

describe('judgeSpoof', () => {
  it('shows both views, twice each, and calibrates the mean answer', async () => {
    const { model, seen } = modelAnswering(3, { views, looks, calibration: { slope: 0.5, bias: -1 } })
    const { score, liveness } = await judgeSpoof(model, picture, face)
    expect(score).toBeCloseTo(0.5)
    expect(liveness).toBeCloseTo(1 / (1 + Math.exp(-0.5)))
    expect(seen[0]!.tight!.dims).toEqual([2, 3, 16, 16])
    expect(seen[0]!.context!.dims).toEqual([2, 3, 24, 24])
    expect(seen[0]!.tight!.data[5]).toBeCloseTo(60)
  })

  it('is even at a score of nought', async () => {
    const { model } = modelAnswering(2, { views, looks, calibration: { slope: 0.5, bias: -1 } })
    expect((await judgeSpoof(model, picture, face)).liveness).toBe(0.5)
  })

  it('refuses a card that does not say how to cut or calibrate', async () => {
    const { model } = modelAnswering(3, { views, looks })
    await expect(judgeSpoof(model, picture, face)).rejects.toThrow(ModelUnavailable)
  })
})
