import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config/read-config.js'
import { createLog } from './log.js'
import { createMetrics } from './metrics.js'
import { startSendingLogs, startSendingMetrics, startTracing, tracingVariables } from './start-tracing.js'
import { logOf, noTracing, traced } from './tracing.js'

const log = createLog('test', 'silent')
const start = (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return startTracing('test', readConfig(tracingVariables, env), log)
}
afterEach(() => vi.unstubAllEnvs())

test('is off without an endpoint, and when it is disabled', async () => {
  expect(await start({})).toBe(noTracing)
  expect(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' })).toBe(
    noTracing,
  )
  const span = noTracing.begin('a').child('b')
  expect(span.traceparent).toBeUndefined()
  expect(logOf(log, span)).toBe(log)
})

test('sends spans as protobuf, with the headers and the name that are set', async () => {
  const received: { url: string; type: string; key: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const { 'content-type': type = '', 'x-key': key } = request.headers
    received.push({ url: request.url!, type, key: String(key), body: (await buffer(request)).toString('latin1') })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const tracing = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    OTEL_SERVICE_NAME: 'renamed',
  })
  const root = tracing.begin('the root', { parent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
  expect(root.traceId).toBe('a'.repeat(32))
  expect(root.traceparent).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-01$`))
  await expect(traced(root, 'the child', () => Promise.reject(new Error('the reason')))).rejects.toThrow('the reason')
  root.end()
  await tracing.close()
  server.close()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ url: '/v1/traces', type: 'application/x-protobuf', key: 'secret' })
  for (const text of ['the root', 'the child', 'the reason', 'renamed']) expect(received[0]!.body).toContain(text)
})

/** Takes what is sent as JSON, by path. */
const collect = async () => {
  const received: Record<string, string> = {}
  const server = createServer(async (request, response) => {
    received[request.url!] = (received[request.url!] ?? '') + (await buffer(request)).toString()
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return { received, env }
}

test('sends the figures of a scrape, at the latest when it closes', async () => {
  const { received, env } = await collect()
  const metrics = createMetrics('test')
  metrics.transactions.inc({ tenant: 'acme', kind: 'ocr', outcome: 'answered' }, 3)
  metrics.expectedWaitSeconds.set({ kind: 'ocr' }, Number.POSITIVE_INFINITY)
  metrics.storeSeconds.observe({ operation: 'put' }, 0.02)
  const sending = await startSendingMetrics('test', readConfig(tracingVariables, env), { metrics, log })
  await sending.close()
  const [{ scopeMetrics, resource }] = JSON.parse(received['/v1/metrics']!).resourceMetrics
  expect(JSON.stringify(resource)).toContain('vivid-test')
  const sent = new Map(
    scopeMetrics
      .flatMap((scope: { metrics: { name: string }[] }) => scope.metrics)
      .map((one: { name: string }) => [one.name, one]),
  )
  expect(sent.get('vivid_transactions_total')).toMatchObject({
    sum: { isMonotonic: true, dataPoints: [{ asDouble: 3 }] },
  })
  expect(sent.get('vivid_expected_wait_seconds')).toMatchObject({ gauge: { dataPoints: [] } })
  expect(sent.get('vivid_store_seconds')).toMatchObject({ histogram: { dataPoints: [{ count: 1, sum: 0.02 }] } })
})

test('sends log lines with their trace, and none about the sending itself', async () => {
  const { received, env } = await collect()
  const sink = (await startSendingLogs('test', readConfig(tracingVariables, env)))!
  const own = createLog('test', 'info', sink)
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  logOf(own, { traceparent }).warn({ err: new Error('the reason'), count: 2, token: 'secret' }, 'it went wrong')
  own.child({ about: 'otlp' }).warn('the collector is away')
  await sink.close()
  const [{ scopeLogs }] = JSON.parse(received['/v1/logs']!).resourceLogs
  expect(scopeLogs[0].logRecords).toHaveLength(1)
  expect(scopeLogs[0].logRecords[0]).toMatchObject({
    severityText: 'WARN',
    body: { stringValue: 'it went wrong' },
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
  })
  const text = JSON.stringify(scopeLogs)
  for (const told of ['the reason', 'exception.stacktrace', '[redacted]']) expect(text).toContain(told)
  expect(text).not.toContain('secret')
})

test('each of the three can be left out', async () => {
  const { env } = await collect()
  const off = { OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }
  const config = readConfig(tracingVariables, { ...env, ...off })
  expect(await startTracing('test', config, log)).toBe(noTracing)
  expect(await startSendingLogs('test', config)).toBeNull()
  await (await startSendingMetrics('test', config, { metrics: createMetrics('test'), log })).close()
})

test('a collector that is away does no harm', async () => {
  const tracing = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
  })
  tracing.begin('lost').end()
  await tracing.close().catch(() => undefined)
})
