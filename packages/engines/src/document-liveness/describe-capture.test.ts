import { createPicture, lookAtWhole, type Quad } from '@vivid/vision'
import { expect, test } from 'vitest'
import { describeCapture } from './describe-capture.js'

const quad: Quad = [
  [10, 10],
  [90, 10],
  [90, 60],
  [10, 60],
]
const picture = createPicture(100, 80, 3)
const examined = {
  picture,
  whole: lookAtWhole({} as never, picture),
  format: 'jpeg',
  originalWidthPx: 200,
  originalHeightPx: 160,
  scale: 0.5,
  document: { kind: 'card', quad, confidence: 0.98765, isTrimmed: false },
  others: [],
  portrait: null,
  finding: null,
} as const
const thresholds = { screen: 0.4, print: 0.3, portrait: 0.8, digital: 0.7 }
const signals = { screen: 0.81234, print: 0.1, portrait: 0.2, digital: 0.3 }

test('places are those of the picture as it was sent, signals stand beside their thresholds', () => {
  const seen = describeCapture(examined, { attack: 'screen', score: 0.1, signals, thresholds })
  expect(seen).toMatchObject({ width: 200, height: 160, portrait: null, finding: null })
  expect(seen.document!.quad[2]).toEqual([180, 120])
  expect(seen.signals![0]).toEqual({ name: 'screen', value: 0.812, threshold: 0.4 })
})

test('what broke a limit is named, and where; then nothing is judged', () => {
  const finding = { error: 'document_reflections', measured: 0.01234, areas: [quad] } as const
  const seen = describeCapture({ ...examined, finding }, null)
  expect(seen.finding).toMatchObject({ error: 'document_reflections', measured: 0.012 })
  expect(seen.finding!.areas[0]![0]).toEqual([20, 20])
  expect(seen.signals).toBeNull()
})
