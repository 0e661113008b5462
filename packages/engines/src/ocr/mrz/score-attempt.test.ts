import { createPicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { judgePicture, scoreImage } from './score-attempt.js'

/** Stripes like the strokes of print, with edges `softPx` wide. */
const stripes = (dark: number, bright: number, softPx: number) => {
  const picture = createPicture(528, 24, 1)
  for (let i = 0; i < picture.data.length; i++) {
    const phase = ((i % 528) % 12) / 12
    const edge = Math.min(1, Math.max(0, (Math.abs(phase - 0.5) - 0.25) * (12 / softPx) + 0.5))
    picture.data[i] = dark + (bright - dark) * edge
  }
  return picture
}

it('ranks sharp above soft and strong above faint print', () => {
  const [sharp, soft, faint] = [stripes(20, 220, 1), stripes(20, 220, 6), stripes(130, 170, 1)].map((line) =>
    judgePicture([line]),
  )
  expect(sharp!.sharpness).toBeGreaterThan(0.85)
  expect(soft!.sharpness).toBeLessThan(0.6 * sharp!.sharpness)
  expect(faint!.contrast).toBeLessThan(0.4)
  expect(faint!.sharpness).toBeGreaterThan(0.85)
})

it('scores 0 to 1, lower for small text and for doubt', () => {
  const good = { sharpness: 1, contrast: 1 }
  expect(scoreImage(good, 30, 1)).toBe(1)
  expect(scoreImage(good, 6, 1)).toBeLessThan(0.7)
  expect(scoreImage(good, 30, 0.5)).toBe(0.5)
  expect(scoreImage({ sharpness: 0, contrast: 1 }, 30, 1)).toBe(0)
})
