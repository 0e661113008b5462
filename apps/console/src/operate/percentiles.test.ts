import { expect, test } from 'vitest'
import { between, quantileMs, ratesOf } from './percentiles.js'

const latency = (counts: [number, number][], count: number) => ({
  endpoint: 'ocr',
  count,
  buckets: counts.map(([leSeconds, upTo]) => ({ leSeconds, count: upTo })),
})

test('a percentile lies inside the bucket that holds it', () => {
  const seen = latency(
    [
      [0.1, 50],
      [0.2, 100],
    ] as never,
    100,
  )
  expect(quantileMs(seen, 0.5)).toBe(100)
  expect(quantileMs(seen, 0.75)).toBeCloseTo(150)
  expect(quantileMs(latency([], 0), 0.5)).toBeNull()
  expect(quantileMs(latency([[0.1, 1]], 10), 0.99)).toBe(100)
})

test('only what came since the earlier look counts', () => {
  const recent = between(
    latency(
      [
        [0.1, 60],
        [1, 70],
      ] as never,
      70,
    ),
    latency(
      [
        [0.1, 60],
        [1, 60],
      ] as never,
      60,
    ),
  )
  expect(recent.count).toBe(10)
  expect(quantileMs(recent, 0.5)).toBeGreaterThan(100)
})

test('throughput is what came between two looks', () => {
  const state = (nowMs: number, count: number) => ({ nowMs, latency: [latency([], count)] }) as never
  expect(ratesOf([state(0, 0), state(2_000, 10), state(4_000, 10)])).toEqual([5, 0])
})
