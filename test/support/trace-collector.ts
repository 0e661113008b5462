import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  startMs: number
  endMs: number
  attributes: Record<string, string | number>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Received {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        name: string
        traceId: string
        spanId: string
        parentSpanId?: string
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: Attribute[]
      }[]
    }[]
  }[]
}

const asRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']))
const asMs = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1000n) / 1000

const spansOf = ({ resourceSpans }: Received): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(asRecord(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId || undefined,
        startMs: asMs(span.startTimeUnixNano),
        endMs: asMs(span.endTimeUnixNano),
        attributes: asRecord(span.attributes),
      })),
    ),
  )

/** Takes traces, metrics and logs in as OTLP over HTTP, in its JSON form. */
export const startTraceCollector = async () => {
  const spans: ReceivedSpan[] = []
  const others = { '/v1/metrics': '', '/v1/logs': '' }
  const server = createServer(async (request, response) => {
    const content = await json(request)
    if (request.url === '/v1/traces') spans.push(...spansOf(content as Received))
    if (request.url === '/v1/metrics' || request.url === '/v1/logs')
      others[request.url] += `${JSON.stringify(content)}\n`
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Whole messages, each a line of JSON. */
    metrics: () => others['/v1/metrics'],
    logs: () => others['/v1/logs'],
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
