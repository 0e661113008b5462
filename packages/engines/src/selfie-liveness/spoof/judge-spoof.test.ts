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
/** Brighter to the right, with or without colour. */
const ramp = (hue: number) => {
  const picture = createPicture(120, 120, 3)
  picture.data.forEach((_, i) => {
    picture.data[i] = (Math.floor(i / 3) % 120) + (i % 3) * hue
  })
  return picture
}
const picture = ramp(20)
const views = [
  { times: 1, mirrored: false, contrast: 1, sharpening: 0 },
  { times: 1.5, mirrored: true, contrast: 0.5, sharpening: 0 },
]
const calibration = { slope: 0.5, bias: -1, lessWhenGrey: 0.8 }
const fusion = { weight: 2, margin: 0 }
/** Sees nothing around the face, or as much of a trick as it is told. */
const surroundings = (trick = -99): Model => ({
  card: {
    id: 'selfie-surroundings',
    weights: '',
    sha256: '',
    sidePx: 16,
    views: [{ times: 2 }],
    narrowest: 1.7,
  } as Model['card'],
  run: async () => ({ trick: { dims: [1, 1], data: Float32Array.of(trick) } }),
})

const modelAnswering = (answer: number, card: Record<string, unknown>) => {
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
  it('shows every view, mirrored where the card says so, and calibrates the fused answer', async () => {
    const { model, seen } = modelAnswering(3, { sidePx: 16, views, fusion, calibration })
    const { score, liveness } = await judgeSpoof({ spoof: model, surroundings: surroundings() }, picture, face)
    expect(score).toBeCloseTo(0.5)
    expect(liveness).toBeCloseTo(1 / (1 + Math.exp(-0.5)))
    const { dims, data } = seen[0]!.views!
    expect(dims).toEqual([2, 3, 16, 16])
    expect(data[0]).toBeLessThan(data[15]!)
    const second = 3 * 16 * 16
    expect(data[second]).toBeGreaterThan(data[second + 15]!)
  })

  it('gives every view the contrast that the card asks for', async () => {
    const spread = async (contrast: number) => {
      const { model, seen } = modelAnswering(3, {
        sidePx: 16,
        views: [{ ...views[0], contrast }, views[1]],
        fusion,
        calibration,
      })
      await judgeSpoof({ spoof: model, surroundings: surroundings() }, picture, face)
      const row = seen[0]!.views!.data.slice(0, 16) as Float32Array
      return row[15]! - row[0]!
    }
    expect(await spread(2)).toBeCloseTo(2 * (await spread(1)), 2)
  })

  it('is even at a score of zero', async () => {
    const { model } = modelAnswering(2, { sidePx: 16, views, fusion, calibration })
    const judged = await judgeSpoof({ spoof: model, surroundings: surroundings() }, picture, face)
    expect(judged.liveness).toBe(0.5)
  })

  it('sees a grey picture in skin tones, and asks more of it', async () => {
    const { model, seen } = modelAnswering(3, { sidePx: 16, views, fusion, calibration })
    const { score } = await judgeSpoof({ spoof: model, surroundings: surroundings() }, ramp(0), face)
    expect(score).toBeCloseTo(0.5 - 0.8)
    const [red, green, blue] = [0, 1, 2].map((channel) => seen[0]!.views!.data[channel * 16 * 16 + 8]!)
    expect(red).toBeGreaterThan(green!)
    expect(green).toBeGreaterThan(blue!)
  })

  it('rejects the most lifelike face that is seen to be carried', async () => {
    const { model } = modelAnswering(6, { sidePx: 16, views, fusion, calibration })
    const { score } = await judgeSpoof({ spoof: model, surroundings: surroundings(4) }, picture, face)
    expect(score).toBeCloseTo(0.5 * (6 - 2 * Math.log1p(Math.exp(4))) - 1)
    expect(score).toBeLessThan(0)
  })

  it.each([
    ['how to cut', { sidePx: 16, fusion, calibration }],
    ['any view', { sidePx: 16, views: [], fusion, calibration }],
    ['how to treat a view', { sidePx: 16, views: [{ times: 1, mirrored: false }], fusion, calibration }],
    ['how to fuse', { sidePx: 16, views, calibration }],
    ['how to calibrate', { sidePx: 16, views, fusion }],
    ['what grey costs', { sidePx: 16, views, fusion, calibration: { slope: 0.5, bias: -1 } }],
  ])('refuses a card that does not say %s', async (_, card) => {
    const { model } = modelAnswering(3, card)
    await expect(judgeSpoof({ spoof: model, surroundings: surroundings() }, picture, face)).rejects.toThrow(
      ModelUnavailable,
    )
  })
})
