import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/read-config.js'
import { createLog } from './log.js'
import { startTracing, tracingVariables } from './start-tracing.js'
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

test('a collector that is away does no harm', async () => {
  const tracing = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
  })
  tracing.begin('lost').end()
  await tracing.close().catch(() => undefined)
})
