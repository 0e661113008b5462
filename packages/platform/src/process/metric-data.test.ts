import { DataPointType } from '@opentelemetry/sdk-metrics'
import { expect, test } from 'vitest'
import { metricDataOf } from './metric-data.js'
import { createMetrics } from './metrics.js'

const times = { startTime: [1, 0] as [number, number], endTime: [2, 0] as [number, number] }
const dataOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  metricDataOf(await metrics.snapshot(), times).find(({ descriptor }) => descriptor.name === name)!

test('a histogram counts what is between two bounds, for each set of labels by itself', async () => {
  const metrics = createMetrics('test')
  for (const seconds of [0.004, 0.02, 0.02, 99]) metrics.storeSeconds.observe({ operation: 'put' }, seconds)
  metrics.storeSeconds.observe({ operation: 'get' }, 0.004)
  const data = await dataOf(metrics, 'vivid_store_seconds')
  expect(data.dataPointType).toBe(DataPointType.HISTOGRAM)
  expect(data.dataPoints).toHaveLength(2)
  const { attributes, value } = data.dataPoints[0] as {
    attributes: object
    value: { buckets: { counts: number[]; boundaries: number[] } }
  }
  expect(attributes).toEqual({ operation: 'put', process: 'test' })
  expect(value).toMatchObject({ count: 4, sum: 99.044 })
  const { counts, boundaries } = value.buckets
  expect(counts).toHaveLength(boundaries.length + 1)
  expect(counts.filter((count) => count > 0)).toEqual([1, 2, 1])
  expect([counts[0], counts[2], counts.at(-1)]).toEqual([1, 2, 1])
  expect(boundaries.slice(0, 3)).toEqual([0.005, 0.01, 0.025])
})

test('every metric of a scrape is there, with the same sum', async () => {
  const metrics = createMetrics('test')
  metrics.jobs.inc({ kind: 'ocr', outcome: 'answered' }, 5)
  metrics.ready.set({ dependency: 'redis' }, 1)
  const [snapshot, data] = [await metrics.snapshot(), metricDataOf(await metrics.snapshot(), times)]
  expect(data.map(({ descriptor }) => descriptor.name)).toEqual(snapshot.map(({ name }) => name))
  expect((await dataOf(metrics, 'vivid_jobs_total')).dataPoints).toMatchObject([{ value: 5, ...times }])
  expect((await dataOf(metrics, 'vivid_ready')).dataPointType).toBe(DataPointType.GAUGE)
})
