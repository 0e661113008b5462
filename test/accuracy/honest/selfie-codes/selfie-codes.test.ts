import type { RuledFace } from '@vivid/engines/selfie-liveness'
import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import type { AskedCode } from './ask-codes.js'
import { judgeCodes, reportCodes } from './selfie-codes.js'

const good: RuledFace = {
  count: 1,
  framing: { sizePx: 300, shareOfLongSide: 0.5, shareOfFrame: 0.6, margin: 0.3, outside: 0 },
  light: { mean: 120, glaring: 0, detail: 20 },
  pose: { yaw: 0, pitch: 5, roll: 0 },
  opening: { left: 0.3, right: 0.3 },
  conditions: { eyesHidden: 0, mouthHidden: 0, leftEyeClosed: 0, rightEyeClosed: 0 },
  quality: 0.9,
  spoof: { liveness: 0.9 },
}
const selfie = (source: string, label: string, more: Partial<RuledFace> = {}): AskedCode => ({
  file: `${source}.jpg`,
  source,
  label,
  accept: [],
  face: { ...good, ...more },
  problem: null,
})
const hidden = (eyesHidden: number) => ({ conditions: { ...good.conditions, eyesHidden } })
const masks = (source: string) => [0.5, 0.5, 0.5, 0.5, 0.5].map((value) => selfie(source, 'occluded', hidden(value)))

it('chooses a limit on other sources that show the defect often enough', () => {
  const half = selfie('a', 'occluded', hidden(0.4))
  const codesOf = (others: readonly AskedCode[]) => judgeCodes([half, ...others, selfie('c', 'real')])[0]!.code
  // Others say 0.25, midway between their masks and the living; what ships says 0.75.
  expect(codesOf(masks('b'))).toBe(703)
  expect(codesOf(masks('b').slice(1))).toBeNull()
  expect(codesOf(masks('a'))).toBeNull()
})

it('reports each code, what was missed, and the living who are asked again', () => {
  const judged = judgeCodes([
    selfie('a', 'occluded', hidden(0.9)),
    selfie('b', 'occluded', hidden(0.1)),
    { ...selfie('b', 'noface'), face: null, problem: 'face_not_found' },
    selfie('c', 'real', { pose: { yaw: 40, pitch: 5, roll: 0 } }),
    selfie('d', 'real', { spoof: { liveness: 0.1 } }),
  ])
  const report = reportCodes(judged, seededRandom(1))
  expect(report).toContain('occluded, 703: right 1 of 2: 50.0 % [0.0 %, 100.0 %]')
  expect(report).toContain('noface, 704: right 1 of 1: 100.0 %')
  expect(report).toContain('living full frames refused by a code other than 715: 50.0 %')
  expect(report).toContain('missed: occluded answered nothing: b.jpg')
})
