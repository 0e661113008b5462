import { type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, type DataPoint, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import type { MetricSnapshot } from './metrics.js'

type Metric = MetricSnapshot[number]
type Value = Metric['values'][number]
interface Times {
  startTime: HrTime
  endTime: HrTime
}

const attributesOf = ({ labels }: Value): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => name !== 'le')
      .map(([name, value]) => [name, String(value)]),
  )

/** A figure that there is none of at the moment, such as an endless wait, is left out. */
const plainPoints = (values: readonly Value[], times: Times): DataPoint<number>[] =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map((each) => ({ ...times, attributes: attributesOf(each), value: each.value }))

/** Prometheus counts all that is below a bound, OpenTelemetry what is between two bounds. */
const histogramOf = (values: readonly Value[]) => {
  const of = (suffix: string) => values.filter(({ metricName }) => metricName?.endsWith(suffix))
  const below = of('_bucket')
    .map(({ labels, value }) => ({ bound: labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le), value }))
    .sort((one, other) => one.bound - other.bound)
  return {
    buckets: {
      boundaries: below.map(({ bound }) => bound).filter(Number.isFinite),
      counts: below.map(({ value }, at) => value - (below[at - 1]?.value ?? 0)),
    },
    count: of('_count')[0]?.value ?? 0,
    sum: of('_sum')[0]?.value ?? 0,
  }
}

const histogramPoints = (values: readonly Value[], times: Times) => {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const name = JSON.stringify(attributesOf(value))
    groups.set(name, [...(groups.get(name) ?? []), value])
  }
  return [...groups.values()].map((group) => ({
    ...times,
    attributes: attributesOf(group[0]!),
    value: histogramOf(group),
  }))
}

/** What a scrape says, as OpenTelemetry has it: all counts since the process started. */
export const metricDataOf = (snapshot: MetricSnapshot, times: Times): MetricData[] =>
  snapshot.flatMap(({ name, help, type, values }): MetricData[] => {
    const common = {
      descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    if (type === 'gauge')
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: plainPoints(values, times) }]
    if (type === 'counter') {
      return [
        { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: plainPoints(values, times) },
      ]
    }
    if (type !== 'histogram') return []
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(values, times) }]
  })
