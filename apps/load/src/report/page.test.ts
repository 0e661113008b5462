import type { Outcome } from '@vivid/traffic'
import { expect, test } from 'vitest'
import { summarise } from '../summarise.js'
import { lineChart, ticks } from './line-chart.js'
import { makeReport } from './make-report.js'
import { makePage } from './page.js'

const phases = [2, 4, 8].map((perSecond, index) => ({
  name: `× ${perSecond}`,
  seconds: 5,
  fromPerSecond: perSecond,
  toPerSecond: perSecond,
  beganMs: 5000 * index,
}))
const outcomes: Outcome[] = phases.flatMap(({ fromPerSecond, beganMs }, phase) =>
  Array.from({ length: 5 * fromPerSecond }, (_, n) => ({
    kind: n % 2 ? 'passport' : 'card',
    phase,
    dueMs: beganMs + (1000 * n) / fromPerSecond,
    lagMs: 1,
    ms: phase === 2 ? 2000 : 80,
    status: 200,
    code: null,
    verdict: 'answered' as const,
    right: null,
  })),
)
const report = makeReport({
  scenario: 'steps',
  about: 'a <b>test</b>',
  url: 'http://127.0.0.1:1',
  startedAt: '2026-01-01T00:00:00Z',
  stepwise: true,
  probed: [{ kind: 'passport', status: 200, code: null, verdict: 'answered' }],
  ran: {
    outcomes,
    phases: phases.map((phase, index) => ({
      ...phase,
      figures: summarise(
        outcomes.filter((outcome) => outcome.phase === index),
        phase,
      ),
    })),
    endedEarly: null,
  },
  processes: [{ url: 'http://127.0.0.1:2/metrics', cpuSeconds: 7, residentMbBefore: 100, residentMbAfter: 101 }],
  cores: 2,
  thresholds: {},
})

test('the report holds the knee and the cost', () => {
  expect(report.knee).toMatchObject({ step: 1, holdsPerSecond: 4 })
  expect(report.perCore?.requestsPerSecond).toBeCloseTo(70 / 7)
  expect(report.timeline).toHaveLength(15)
  expect(report.timeline[12]).toMatchObject({ offeredPerSecond: 8, p50Ms: 2000 })
})

test('the page asks for nothing from outside, runs no script and shows no markup of others', () => {
  const page = makePage(report)
  expect(page).not.toMatch(/<script|<link|<img|url\(|src=/)
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/href|https?:\/\/(?!127\.0\.0\.1)/)
  expect(page).toContain('a &lt;b&gt;test&lt;/b&gt;')
  expect(page.match(/<svg/g)).toHaveLength(4)
  expect(page).not.toContain('NaN')
})

test('charts keep their lines inside the plot and break them where nothing is known', () => {
  const points = [[0, 5] as const, [1, null] as const, [2, 7] as const, [3, 1] as const]
  const chart = lineChart({ title: 't', xLabel: 'x', yLabel: 'y', series: [{ name: 'a', colour: '#000', points }] })
  const path = /<path d="([^"]+)"/.exec(chart)![1]!
  expect(path.match(/M/g)).toHaveLength(2)
  const numbers = [...path.matchAll(/(\d+\.\d) (\d+\.\d)/g)].map((found) => [Number(found[1]), Number(found[2])])
  for (const [x, y] of numbers) {
    expect(x).toBeGreaterThanOrEqual(58)
    expect(x).toBeLessThanOrEqual(704)
    expect(y).toBeGreaterThanOrEqual(34)
    expect(y).toBeLessThanOrEqual(238)
  }
})

test('ticks are round and reach the top', () => {
  expect(ticks(47)).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticks(0.9)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(ticks(0)).toEqual([0, 1])
})
