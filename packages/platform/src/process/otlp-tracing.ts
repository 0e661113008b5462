import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Log } from './log.js'
import { listenToOtlp, resourceOf } from './otlp.js'
import type { Span, SpanOptions, Tracing } from './tracing.js'

const kinds = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
}

const traceparentOf = (span: OtelSpan): string => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const contextOf = (traceparent: string | undefined): Context => {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

/** Endpoint, headers and time limit are read by the exporter itself, from the variables of the OpenTelemetry specification. */
const createExporter = (protocol: string): SpanExporter =>
  protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()

/** Sampler, limits and batch sizes come from the standard variables as well. */
export const startOtlpTracing = async (processName: string, protocol: string, log: Log): Promise<Tracing> => {
  listenToOtlp(log)
  const provider = new BasicTracerProvider({
    resource: resourceOf(processName),
    spanProcessors: [new BatchSpanProcessor(createExporter(protocol))],
  })
  const tracer = provider.getTracer('vivid')

  const begin = (name: string, options: SpanOptions, parent: Context): Span => {
    const span = tracer.startSpan(
      name,
      {
        kind: options.role === undefined ? SpanKind.INTERNAL : kinds[options.role],
        ...(options.startMs === undefined ? {} : { startTime: options.startMs }),
        ...(options.attributes === undefined ? {} : { attributes: options.attributes }),
      },
      parent,
    )
    return {
      traceparent: traceparentOf(span),
      traceId: span.spanContext().traceId,
      child: (childName, childOptions = {}) => begin(childName, childOptions, trace.setSpan(ROOT_CONTEXT, span)),
      set: (attributes) => void span.setAttributes(attributes),
      fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
      // A job may be taken back after its answer: the first end counts.
      end: (atMs) => {
        if (span.isRecording()) span.end(atMs)
      },
    }
  }
  return {
    begin: (name, options = {}) => begin(name, options, contextOf(options.parent)),
    close: () => provider.shutdown(),
  }
}
