import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { GLANCE_PX, lookAtWhole } from './open-picture.js'

const FULL_PX = 448

it('looks once at each size, when it is asked for', async () => {
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
      const [, , rows, columns] = image!.dims as [number, number, number, number]
      looksPx.push(columns)
      const cells = (rows * columns) / 64
      return {
        heat: { dims: [1, 3, rows / 8, columns / 8], data: new Float32Array(3 * cells) },
        corners: { dims: [1, 16, rows / 8, columns / 8], data: new Float32Array(16 * cells) },
      }
    },
  }
  const whole = lookAtWhole(model, createPicture(640, 640, 3))
  expect(looksPx).toEqual([])
  const [first, second] = await Promise.all([whole.glance(), whole.glance()])
  expect(first).toBe(second)
  expect(looksPx).toEqual([GLANCE_PX])
  expect(await whole.full()).toBe(await whole.full())
  expect(looksPx).toEqual([GLANCE_PX, FULL_PX])
})
