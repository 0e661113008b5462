import { byKind } from '@vivid/contract'
import { createMetrics } from '@vivid/platform'
import { expect, test } from 'vitest'
import { reportState } from './report-state.js'

const none = { workers: 0, threads: 0, busyThreads: 0 }
const workers = { ...byKind(() => none), ocr: { workers: 2, threads: 8, busyThreads: 5 } }

test('says what the metrics say, by kind and by endpoint', async () => {
  const metrics = createMetrics('gateway')
  metrics.waitingJobs.set({ kind: 'ocr' }, 7)
  metrics.requests.inc({ endpoint: 'ocr', outcome: 'rejected', code: 801 }, 3)
  metrics.requestSeconds.observe({ endpoint: 'ocr', status: 200, code: 'none' }, 0.2)
  metrics.requestSeconds.observe({ endpoint: 'ocr', status: 200, code: 801 }, 0.6)
  const { kinds, requests, latency } = reportState(await metrics.snapshot(), workers)
  expect(kinds.ocr).toEqual({ waiting: 7, active: null, oldestSeconds: null, workers: 2, threads: 8, busyThreads: 5 })
  expect(requests).toEqual([{ endpoint: 'ocr', outcome: 'rejected', code: '801', count: 3 }])
  expect(latency[0]).toMatchObject({ endpoint: 'ocr', count: 2 })
  const upTo = (leSeconds: number) => latency[0]!.buckets.find((bucket) => bucket.leSeconds === leSeconds)!.count
  expect([upTo(0.1), upTo(0.25), upTo(1)]).toEqual([0, 1, 2])
})
