import type { Config } from '../config/read-config.js'
import type { Log } from './log.js'
import type { Metrics } from './metrics.js'
import type { LogSink, Sending } from './sending.js'
import { noTracing, type Tracing } from './tracing.js'

export const tracingVariables = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
  'OTEL_LOGS_EXPORTER',
  'OTEL_METRIC_EXPORT_INTERVAL',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SDK_DISABLED',
] as const
type OtlpConfig = Config<(typeof tracingVariables)[number]>

/** Nothing is sent unless an OTLP endpoint is set; the libraries are loaded only then. */
const isSent = (config: OtlpConfig, signal: 'TRACES' | 'METRICS' | 'LOGS'): boolean =>
  !config.OTEL_SDK_DISABLED &&
  config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined &&
  config[`OTEL_${signal}_EXPORTER`] === 'otlp'

export const startTracing = async (processName: string, config: OtlpConfig, log: Log): Promise<Tracing> => {
  if (!isSent(config, 'TRACES')) return noTracing
  const { startOtlpTracing } = await import('./otlp-tracing.js')
  return startOtlpTracing(processName, config.OTEL_EXPORTER_OTLP_PROTOCOL, log)
}

const nothingSent: Sending = { close: async () => undefined }

/** Sends the figures that a scrape would find, again and again. */
export const startSendingMetrics = async (
  processName: string,
  config: OtlpConfig,
  { metrics, log }: { metrics: Metrics; log: Log },
): Promise<Sending> => {
  if (!isSent(config, 'METRICS')) return nothingSent
  const { sendMetrics } = await import('./otlp-metrics.js')
  const { OTEL_EXPORTER_OTLP_PROTOCOL: protocol, OTEL_METRIC_EXPORT_INTERVAL: intervalMs } = config
  return sendMetrics(processName, { protocol, intervalMs, metrics, log })
}

/** Null where lines go to standard output alone. */
export const startSendingLogs = async (processName: string, config: OtlpConfig): Promise<LogSink | null> => {
  if (!isSent(config, 'LOGS')) return null
  const { sendLogs } = await import('./otlp-logs.js')
  return sendLogs(processName, config.OTEL_EXPORTER_OTLP_PROTOCOL)
}
