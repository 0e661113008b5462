import { createPicture, lookAtWhole, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { describeLiveness, outlineLiveness } from './describe-liveness.js'

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
  finding: { error: 'document_reflections', measured: 0.01234, areas: [quad, quad] },
} as const

const judged = {
  attack: null,
  score: 0.87654,
  signals: { screen: 0.1, print: 0.2, portrait: 0.3, digital: 0.41239 },
  thresholds: { screen: 0.4, print: 0.3, portrait: 0.8, digital: 0.7 },
}
const took = { ms: 12, stages: { decode: 5 } }

it('gives places in the pixels of the picture as it was sent, and the code', () => {
  const { document, liveness } = describeLiveness(examined, judged, took)
  expect(document?.quad[0]).toEqual([20, 20])
  expect(liveness).toMatchObject({ code: 829, finding: 'document_reflections', attack: null, score: 0.877 })
  expect(liveness.signals.digital).toBe(0.412)
})

it('says nothing of a document that is not there', () => {
  const described = describeLiveness({ ...examined, document: null, finding: null }, judged, took)
  expect(described).not.toHaveProperty('document')
  expect(described.liveness.code).toBeNull()
})

it('outlines where the finding was seen, once with its code', () => {
  const labels = outlineLiveness(examined).map(({ label }) => label)
  expect(labels).toEqual(['document', '829 0.012', undefined])
})
