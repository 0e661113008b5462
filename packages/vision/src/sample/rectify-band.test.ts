import { expect, it } from 'vitest'
import type { Point } from '../geometry/quad.js'
import { createPicture } from '../image/picture.js'
import { rectifyBand } from './rectify-band.js'

it('straightens a bent line', () => {
  const picture = createPicture(200, 100, 1)
  const middle = (x: number) => 50 + 12 * Math.sin(x / 40)
  for (let y = 0; y < 100; y++) {
    for (let x = 0; x < 200; x++) picture.data[y * 200 + x] = Math.abs(y + 0.5 - middle(x + 0.5)) < 3 ? 0 : 255
  }
  const columns = Array.from({ length: 200 }, (_, i) => i + 0.5)
  const edge = (offset: number) => columns.map((x): Point => [x, middle(x) + offset])
  const out = rectifyBand(picture, { upper: edge(-8), lower: edge(8) }, 16)
  for (const x of [0, 50, 100, 199]) {
    expect(out.data[8 * 200 + x]).toBeLessThan(40)
    expect(out.data[2 * 200 + x]).toBe(255)
    expect(out.data[14 * 200 + x]).toBe(255)
  }
})
