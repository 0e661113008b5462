import type { AnalysedSelfie } from '@vivid/engines/selfie-liveness'
import { expect, it } from 'vitest'
import { describeSelfie } from './describe-selfie.js'

const analysed = {
  originalWidthPx: 200,
  originalHeightPx: 160,
  scale: 0.5,
  problem: null,
  found: {
    face: { box: { left: 10, top: 10, right: 40, bottom: 50 }, confidence: 0.98765 },
    mesh: { presence: 1 },
    count: 1,
    framing: { sizePx: 200, shareOfLongSide: 0.3456 },
    light: { mean: 120 },
    pose: { yaw: 2, pitch: 6, roll: 1 },
    opening: { left: 0.21, right: 0.21 },
    conditions: { eyesHidden: 0.02, leftEyeClosed: 0.02 },
    quality: 0.9,
    spoof: { score: 3, liveness: 0.95 },
  },
} as unknown as AnalysedSelfie

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)])
    : []

it('spells every name as the interface does', () => {
  const described = describeSelfie(analysed)
  expect(described).toMatchObject({
    face: [20, 20, 80, 100],
    framing: { size_px: 200, share_of_long_side: 0.346 },
    conditions: { eyes_hidden: 0.02, left_eye_closed: 0.02 },
  })
  for (const name of namesIn(described)) expect(name).toMatch(/^[a-z_]+$/)
})
