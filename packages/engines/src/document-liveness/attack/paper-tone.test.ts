import { createPicture, type Tensor } from '@vivid/vision'
import { expect, it } from 'vitest'
import { measurePaperTone, paperToneSettings } from './paper-tone.js'
import { closerTensor } from './view-tensors.js'

/** A page with print on a third of it; `light` is the tone of its paper at each place. */
const page = (light: (x: number, y: number) => number): Tensor => {
  const picture = createPicture(640, 400, 3)
  for (let at = 0; at < 640 * 400; at++) {
    const [x, y] = [at % 640, Math.floor(at / 640)]
    picture.data.fill(x % 6 < 2 ? 20 : light(x, y), 3 * at, 3 * at + 3)
  }
  const [right, bottom] = [640, 400]
  return closerTensor(picture, [
    [0, 0],
    [right, 0],
    [right, bottom],
    [0, bottom],
  ])
}

it('is the logarithm of the paper, whatever is printed on it', () => {
  expect(measurePaperTone(page(() => 200))).toBeCloseTo(Math.log(204), 1)
  expect(measurePaperTone(page(() => 240))).toBeGreaterThan(measurePaperTone(page(() => 200)))
})

it('is lower where light falls off to one side', () => {
  const even = measurePaperTone(page(() => 240))
  expect(measurePaperTone(page((x) => 240 - x / 6))).toBeLessThan(even - 0.1)
})

it('refuses a card that does not say what a tone means', () => {
  const card = { id: 'x', weights: '', sha256: '' }
  expect(() => paperToneSettings(card)).toThrow(/paperTone/)
  expect(paperToneSettings({ ...card, paperTone: { middle: 5.3, slope: 2 } } as typeof card).slope).toBe(2)
})
