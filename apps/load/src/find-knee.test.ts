import type { Outcome } from '@vivid/traffic'
import { expect, test } from 'vitest'
import { findKnee } from './find-knee.js'
import { judgeThresholds } from './judge-thresholds.js'
import { summarise } from './summarise.js'

const step = (offeredPerSecond: number, more: object = {}) => ({
  offeredPerSecond,
  answeredPerSecond: offeredPerSecond,
  unansweredShare: 0,
  p50Ms: 100,
  p95Ms: 150,
  ...more,
})

test('the knee is the last rate that was kept up with', () => {
  expect(findKnee([step(2), step(4), step(8, { p95Ms: 900 }), step(16)])).toMatchObject({
    step: 1,
    holdsPerSecond: 4,
    because: expect.stringContaining('p95 900 ms'),
  })
  expect(findKnee([step(2), step(4, { unansweredShare: 0.05 })])).toMatchObject({ holdsPerSecond: 2 })
  expect(findKnee([step(2), step(9, { answeredPerSecond: 5 })])).toMatchObject({ holdsPerSecond: 2, mostPerSecond: 5 })
})

test('a fast service is not past its knee because of a few milliseconds', () => {
  expect(findKnee([step(2, { p50Ms: 5 }), step(4, { p95Ms: 200 })])).toMatchObject({ step: 1, because: null })
})

test('a first step that fails has no knee below it, and one without any answer does not pass', () => {
  expect(findKnee([step(2, { unansweredShare: 0.5 })])).toMatchObject({ step: -1, holdsPerSecond: 0 })
  expect(findKnee([step(2, { unansweredShare: Number.NaN })])?.because).not.toBeNull()
  expect(findKnee([])).toBeNull()
})

const outcome = (more: Partial<Outcome>): Outcome => ({
  kind: 'passport',
  phase: 0,
  dueMs: 0,
  ms: 100,
  lagMs: 0,
  status: 200,
  code: null,
  verdict: 'answered',
  right: null,
  ...more,
})

test('figures and thresholds tell refusals from losses', () => {
  const outcomes = [
    outcome({ right: true }),
    outcome({ code: 801, right: false, ms: 300 }),
    outcome({ verdict: 'refused', status: 503 }),
    outcome({ kind: 'selfie', verdict: 'wrong', status: 500, code: 711 }),
  ]
  const figures = summarise(outcomes, { seconds: 2, beganMs: 0 })
  expect(figures).toMatchObject({ answers: 2, unansweredShare: 0.5, lostShare: 0.25, right: 1, checked: 2 })
  expect(figures).toMatchObject({ statuses: { 200: 2, 503: 1, 500: 1 }, codes: { 711: 1, 801: 1 } })
  const met = (thresholds: object) => judgeThresholds(thresholds, figures, null).map((judged) => judged.met)
  expect(met({ unansweredShare: 0.4, lostShare: 0.25, p99Ms: 299, kneePerSecond: 1 })).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(met({ p99Ms: 300 })).toEqual([true])
  expect(met({ misreadShare: 0, rightShare: 0.5 })).toEqual([true, true])
  expect(met({ rightShare: 0.6 })).toEqual([false])
  const misread = summarise([outcome({ right: false }), outcome({ right: true })], { seconds: 1, beganMs: 0 })
  expect(judgeThresholds({ misreadShare: 0.4 }, misread, null)).toMatchObject([{ met: false }])
  expect(judgeThresholds({ unansweredShare: 0.5 }, summarise([], { seconds: 1, beganMs: 0 }), null)).toMatchObject([
    { met: false },
  ])
})
