import type { Tensor } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { treatView } from './treat-view.js'

const plane = [10, 20, 40, 80, 160, 90, 30, 60, 200]
const view = (values = plane): Tensor => ({ dims: [1, values.length / 9, 3, 3], data: Float32Array.from(values) })
const treated = (...[contrast, sharpening]: [number, number]) => [
  ...(treatView(view(), { contrast, sharpening }).data as Float32Array),
]

describe('treatView', () => {
  // Right-hand sides: treat_view.py in models/training/vivid_training/selfie_liveness on the same values.
  it.each([
    ['softer and sharper', 0.75, 0.8, [15.387, 20.007, 43.407, 86.847, 175.887, 78.267, 30.867, 45.207, 194.127]],
    ['harder, within the scale', 1.25, 0, [0, 5.833, 30.833, 80.833, 180.833, 93.333, 18.333, 55.833, 230.833]],
  ])('makes a view %s like the training code', (_, contrast, sharpening, expected) => {
    treated(contrast, sharpening).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 2)
    })
  })

  it('leaves a view as it is where nothing is asked for', () => {
    expect(treated(1, 0)).toEqual(plane)
  })

  it('sharpens every channel by itself', () => {
    const flat = Array.from({ length: 9 }, () => 50)
    const { data } = treatView(view([...flat, ...plane]), { contrast: 1, sharpening: 0.8 })
    for (const value of data.slice(0, 9)) expect(value).toBeCloseTo(50, 3)
  })
})
