import type { Log } from './log.js'

export interface SpanOptions {
  role?: 'server' | 'producer' | 'consumer' | 'client'
  /** Epoch milliseconds; now when it is not said. */
  startMs?: number
  attributes?: Record<string, string | number>
}

/** One step of one request. Spans are handed on explicitly; nothing is looked up from the surroundings. */
export interface Span {
  /** W3C trace context for whoever goes on with the work; undefined while tracing is off. */
  readonly traceparent: string | undefined
  readonly traceId: string | undefined
  child(name: string, options?: SpanOptions): Span
  set(attributes: Record<string, string | number>): void
  fail(message: string): void
  end(atMs?: number): void
}

export interface Tracing {
  /** A malformed `parent` begins a new trace. */
  begin(name: string, options?: SpanOptions & { parent?: string | undefined }): Span
  /** Sends what is left. */
  close(): Promise<void>
}

const noSpan: Span = {
  traceparent: undefined,
  traceId: undefined,
  child: () => noSpan,
  set: () => undefined,
  fail: () => undefined,
  end: () => undefined,
}
export const noTracing: Tracing = { begin: () => noSpan, close: async () => undefined }

/** Runs `work` inside a child of `span`; what it throws marks the child as failed. */
export const traced = async <Result>(
  span: Span,
  name: string,
  work: (child: Span) => Promise<Result>,
): Promise<Result> => {
  const child = span.child(name)
  try {
    return await work(child)
  } catch (error) {
    child.fail(error instanceof Error ? error.message : String(error))
    throw error
  } finally {
    child.end()
  }
}

/** A log whose lines name the trace and the span, as their `traceparent` does. */
export const logOf = (log: Log, { traceparent }: Pick<Span, 'traceparent'>): Log => {
  const [, trace_id, span_id] = traceparent?.split('-') ?? []
  return trace_id === undefined ? log : log.child({ trace_id, span_id })
}
