import { hrTime } from '@opentelemetry/core'
import { OTLPMetricExporter as JsonExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter as ProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics'
import type { Log } from './log.js'
import { metricDataOf } from './metric-data.js'
import type { Metrics } from './metrics.js'
import { listenToOtlp, resourceOf } from './otlp.js'
import type { Sending } from './sending.js'

const LONGEST_EXPORT_MS = 30_000

/** Endpoint, headers and time limit are read by the exporter itself, from the variables of the OpenTelemetry specification. */
const createExporter = (protocol: string): PushMetricExporter =>
  protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()

/** Sends what a scrape would find. There is one set of figures: Prometheus and OTLP show the same. */
export const sendMetrics = async (
  processName: string,
  options: { protocol: string; intervalMs: number; metrics: Metrics; log: Log },
): Promise<Sending> => {
  const { protocol, intervalMs, metrics, log } = options
  listenToOtlp(log)
  const resource = resourceOf(processName)
  const startTime = hrTime()
  const producer: MetricProducer = {
    collect: async () => {
      const data = metricDataOf(await metrics.snapshot(), { startTime, endTime: hrTime() })
      const scopeMetrics = [{ scope: { name: 'vivid' }, metrics: data }]
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
    },
  }
  const reader = new PeriodicExportingMetricReader({
    exporter: createExporter(protocol),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, LONGEST_EXPORT_MS),
    metricProducers: [producer],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return { close: () => provider.shutdown() }
}
