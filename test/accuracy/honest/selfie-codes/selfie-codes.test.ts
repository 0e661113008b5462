import type { RuledFace } from '@vivid/engines/selfie-liveness'
import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import type { AskedCode } from './ask-codes.js'
import { judgeCodes, reportCodes } from './selfie-codes.js'

const good: RuledFace = {
  count: 1,
  framing: { sizePx: 300, shareOfLongSide: 0.5, shareOfFrame: 0.6, margin: 0.3, outside: 0 },
  light: { mean: 120, glaring: 0, detail: 20, edges: 60 },
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

it("chooses a limit that few of the other sources' living people exceed", () => {
  const half = selfie('a', 'occluded', hidden(0.4))
  const codeBeside = (source: string, others: number) =>
    judgeCodes([half, selfie(source, 'real', hidden(others)), selfie('c', 'real', hidden(0.1))])[0]!.code
  expect(codeBeside('b', 0.3)).toBe(703)
  expect(codeBeside('b', 0.5)).toBeNull()
  // The own source has no part in it.
  expect(codeBeside('a', 0.5)).toBe(703)
})

it('reports each code, what was missed, and the living who are asked again', () => {
  const judged = judgeCodes([
    selfie('a', 'occluded', hidden(0.9)),
    selfie('b', 'occluded', hidden(0.1)),
    { ...selfie('b', 'noface'), face: null, problem: 'face_not_found' },
    selfie('c', 'real', { ...hidden(0.5), pose: { yaw: 40, pitch: 5, roll: 0 } }),
    selfie('d', 'real', { ...hidden(0.5), spoof: { liveness: 0.1 } }),
  ])
  const report = reportCodes(judged, seededRandom(1))
  expect(report).toContain('occluded, 703: right 1 of 2: 50.0 % [0.0 %, 100.0 %]')
  expect(report).toContain('noface, 704: right 1 of 1: 100.0 %')
  expect(report).toContain('living full frames refused by a code other than 715: 50.0 %')
  expect(report).toContain('missed: occluded answered nothing: b.jpg')
})
