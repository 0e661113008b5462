import { type Context, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import { type LogRecord, SeverityNumber } from '@opentelemetry/api-logs'

/** OpenTelemetry's severity for each of pino's levels. */
const severities: Record<number, { severityNumber: SeverityNumber; severityText: string }> = {
  10: { severityNumber: SeverityNumber.TRACE, severityText: 'TRACE' },
  20: { severityNumber: SeverityNumber.DEBUG, severityText: 'DEBUG' },
  30: { severityNumber: SeverityNumber.INFO, severityText: 'INFO' },
  40: { severityNumber: SeverityNumber.WARN, severityText: 'WARN' },
  50: { severityNumber: SeverityNumber.ERROR, severityText: 'ERROR' },
  60: { severityNumber: SeverityNumber.FATAL, severityText: 'FATAL' },
}

interface Line {
  level: number
  time: number
  msg?: string
  trace_id?: string
  span_id?: string
  err?: { type?: string; message?: string; stack?: string }
  [field: string]: unknown
}

const contextOf = ({ trace_id: traceId, span_id: spanId }: Line): Context =>
  traceId === undefined || spanId === undefined
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })

const attributeOf = (value: unknown): string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : JSON.stringify(value)

/** A line of our log as OpenTelemetry has it. What the log left out of the line is not in the record either. */
export const logRecordOf = (text: string): LogRecord & { about?: unknown } => {
  const line = JSON.parse(text) as Line
  const { level, time, msg, trace_id: _trace, span_id: _span, err, name: _name, about, ...rest } = line
  const told = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)
  const exception = err && {
    'exception.type': err.type ?? 'Error',
    'exception.message': err.message ?? '',
    'exception.stacktrace': err.stack ?? '',
  }
  return {
    ...severities[level],
    timestamp: time,
    body: msg ?? '',
    attributes: { ...Object.fromEntries(told.map(([field, value]) => [field, attributeOf(value)])), ...exception },
    context: contextOf(line),
    ...(about === undefined ? {} : { about }),
  }
}
