import type { Config } from '../config/read-config.js'
import type { Log } from './log.js'
import { noTracing, type Tracing } from './tracing.js'

export const tracingVariables = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SDK_DISABLED',
] as const
type TracingConfig = Config<(typeof tracingVariables)[number]>

/** Off unless an OTLP endpoint is set; the libraries are loaded only then. */
export const startTracing = async (processName: string, config: TracingConfig, log: Log): Promise<Tracing> => {
  if (config.OTEL_SDK_DISABLED || config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing
  const { startOtlpTracing } = await import('./otlp-tracing.js')
  return startOtlpTracing(processName, config.OTEL_EXPORTER_OTLP_PROTOCOL, log)
}
