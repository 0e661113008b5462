import { OTLPLogExporter as JsonExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPLogExporter as ProtobufExporter } from '@opentelemetry/exporter-logs-otlp-proto'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import { logRecordOf } from './log-record.js'
import { ABOUT_OTLP, resourceOf } from './otlp.js'
import type { LogSink } from './sending.js'

/** Endpoint, headers and time limit are read by the exporter itself, from the variables of the OpenTelemetry specification. */
const createExporter = (protocol: string): LogRecordExporter =>
  protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()

/** Sends the lines that standard output gets too, in batches. While the collector is away the oldest are dropped. */
export const sendLogs = async (processName: string, protocol: string): Promise<LogSink> => {
  const provider = new LoggerProvider({
    resource: resourceOf(processName),
    processors: [new BatchLogRecordProcessor({ exporter: createExporter(protocol) })],
  })
  const logger = provider.getLogger('vivid')
  return {
    write: (line) => {
      const { about, ...record } = logRecordOf(line)
      if (about !== ABOUT_OTLP) logger.emit(record)
    },
    close: () => provider.shutdown(),
  }
}
