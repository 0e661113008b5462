import { createPicture, type Picture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { measureLight } from './measure-light.js'

/** Soft blobs, as features on a face: `cyclesPx` long, between two greys. */
const texture = (cyclesPx: number, low: number, high: number): Picture => {
  const picture = createPicture(400, 400, 3)
  for (let i = 0; i < 400 * 400; i++) {
    const wave =
      Math.sin(((i % 400) * 2 * Math.PI) / cyclesPx) * Math.sin((Math.floor(i / 400) * 2 * Math.PI) / cyclesPx)
    picture.data.fill(Math.min(255, low + ((high - low) * (1 + wave)) / 2), i * 3, i * 3 + 3)
  }
  return picture
}

it('measures the face, not what is around it', () => {
  const picture = createPicture(400, 400, 3)
  for (let y = 100; y < 300; y++) picture.data.fill(80, (y * 400 + 100) * 3, (y * 400 + 300) * 3)
  expect(measureLight(picture, goodFace.face)).toMatchObject({ mean: 80, glaring: 0 })
})

it('finds less detail the blurrier, the darker and the flatter the face is', () => {
  const detail = (...texture_: Parameters<typeof texture>) => measureLight(texture(...texture_), goodFace.face).detail
  const good = detail(16, 60, 200)
  for (const poorer of [detail(32, 60, 200), detail(16, 15, 50), detail(16, 120, 140)])
    expect(poorer).toBeLessThan(good)
})

it('finds the edges of smooth skin, and none where grain lies on blur', () => {
  const lines = createPicture(400, 400, 3).data.map((_, i) => (Math.floor(i / 3) % 40 < 3 ? 70 : 130))
  const smooth = measureLight({ widthPx: 400, heightPx: 400, channels: 3, data: lines }, goodFace.face)
  const grain = texture(200, 110, 150)
  for (let i = 0; i < grain.data.length; i++) grain.data[i]! += (Math.floor(i / 3) * 7919) % 11
  const blurred = measureLight(grain, goodFace.face)
  expect(smooth.edges).toBeGreaterThan(2 * blurred.edges)
})

it('counts glare', () => {
  expect(measureLight(texture(50, 200, 300), goodFace.face).glaring).toBeGreaterThan(0.3)
})
