import { createPicture, type Picture, wholePicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { measureSameness } from './measure-sameness.js'

/** Blobs of many sizes: `seed` says where, `light` what a lamp from the right adds. */
const blobs = (seed: number, { light = 0, shiftPx = 0 } = {}): Picture => {
  const picture = createPicture(160, 160, 3)
  for (let y = 0; y < 160; y++) {
    for (let x = 0; x < 160; x++) {
      const at = (wave: number) =>
        Math.sin((x + shiftPx) / (6 + wave * 3) + seed * wave) * Math.cos(y / (5 + wave * 2) - seed * wave * wave)
      const tone = 120 + 25 * (at(1) + at(2) + at(3)) + light * (x / 160)
      picture.data.fill(Math.max(0, Math.min(255, tone)), (y * 160 + x) * 3, (y * 160 + x) * 3 + 3)
    }
  }
  return picture
}
const same = (one: Picture, other: Picture) => measureSameness(one, wholePicture(one), other, wholePicture(other))

it('is 1 for one picture, and stays high in another light and a pixel aside', () => {
  const picture = blobs(1)
  expect(same(picture, picture)).toBeCloseTo(1)
  expect(same(picture, blobs(1, { light: 60 }))).toBeGreaterThan(0.98)
  expect(same(picture, blobs(1, { shiftPx: 3 }))).toBeGreaterThan(0.95)
})

it('is low for two pictures, and 0 where there is nothing to see', () => {
  expect(same(blobs(1), blobs(2.3))).toBeLessThan(0.6)
  expect(same(blobs(1), createPicture(160, 160, 3))).toBe(0)
})
