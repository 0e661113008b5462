import { expect, test } from 'vitest'
import { createRandom } from '../random.js'
import type { DrawingTruth } from '../truth.js'
import { placeThumb } from './thumb.js'

test('thumbs keep off the machine readable zone', () => {
  const mrz = { lines: [], lineBoxes: [], box: { x: 66, y: 344, width: 762, height: 150 } }
  const truth = { mrz, drawing: { widthPx: 856, heightPx: 540, pixelsPerMm: 10 } } as unknown as DrawingTruth
  for (let seed = 0; seed < 100; seed++) {
    const [a, b] = placeThumb(createRandom(seed), truth)
    // The thumb is the middle 17 of the hand's 64 millimetres.
    const [middle, half] = [(a[1] + b[1]) / 2, 85]
    expect(middle + half).toBeLessThan(mrz.box.y)
    expect(Math.min(a[0], 856 - a[0])).toBeLessThanOrEqual(50)
  }
})
