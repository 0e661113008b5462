import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import type { ReceivedSpan } from '../support/trace-collector.js'
import type { WatchedService } from '../support/watched-service.js'

/** The route without its last slash, however it was called. */
const requestSpan = `POST ${routes.liveness.slice(0, -1)}`

/** What a collector is told of requests. The store is stopped for a moment. */
export const testTracing = (watched: () => WatchedService): void => {
  const url = () => watched().url
  const traceparent = (traceId: string, flags = '01') => `00-${traceId}-00f067aa0ba902b7-${flags}`
  const spansOf = (traceId: string) => watched().collector.spans.filter((span) => span.traceId === traceId)
  const whole = (traceId: string, count: number) =>
    eventually(`${count} spans`, () => (spansOf(traceId).length >= count ? spansOf(traceId) : null))
  const parentOf = (spans: ReceivedSpan[], child: ReceivedSpan) =>
    spans.find(({ spanId }) => spanId === child.parentSpanId)?.name

  test('one request is followed through gateway, queue, workers and stages', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: traceparent(traceId) }
    const answer = await post(url(), livenessPath, { selfie: jpegOf(2_000) }, { headers })
    expect(answer.status).toBe(200)
    const spans = await whole(traceId, 10)
    const tree = spans.map((span) => `${span.service}: ${parentOf(spans, span) ?? 'caller'} > ${span.name}`).sort()
    const kind = 'selfie-liveness'
    expect(tree).toEqual(
      [
        `vivid-gateway: caller > ${requestSpan}`,
        `vivid-gateway: ${requestSpan} > receive form`,
        `vivid-gateway: ${requestSpan} > store images`,
        `vivid-gateway: ${requestSpan} > await ${kind}`,
        `vivid-${kind}: await ${kind} > work ${kind}`,
        `vivid-${kind}: engine > echo`,
        `vivid-${kind}: work ${kind} > engine`,
        `vivid-${kind}: work ${kind} > fetch images`,
        `vivid-${kind}: work ${kind} > queue wait`,
        `vivid-${kind}: work ${kind} > reply`,
      ].sort(),
    )
    const root = spans.find(({ name }) => name.startsWith('POST'))!
    expect(root.parentSpanId).toBe('00f067aa0ba902b7')
    expect(root.attributes).toMatchObject({ 'http.response.status_code': 200, 'vivid.outcome': 'answered' })
    const echo = spans.find(({ name }) => name === 'echo')!
    expect(echo.endMs - echo.startMs).toBeGreaterThan(15)
    // Every step lies inside its request, as far as the clocks of processes on one machine agree.
    for (const span of spans) {
      expect(span.startMs).toBeGreaterThanOrEqual(root.startMs - 100)
      expect(span.endMs).toBeGreaterThanOrEqual(span.startMs)
    }
  })

  test('a caller that is not traced is not traced here', async () => {
    const [traced, untraced] = ['a'.repeat(32), 'b'.repeat(32)]
    const parts = { selfie: jpegOf(1_000) }
    await post(url(), livenessPath, parts, { headers: { traceparent: traceparent(untraced, '00') } })
    await post(url(), livenessPath, parts, { headers: { traceparent: traceparent(traced) } })
    await whole(traced, 10)
    expect(spansOf(untraced)).toEqual([])
  })

  test('a malformed trace context begins a trace of its own', async () => {
    const before = watched().collector.spans.length
    await post(url(), livenessPath, { selfie: jpegOf(1_000) }, { headers: { traceparent: 'nonsense' } })
    const root = await eventually('the root span', () =>
      watched()
        .collector.spans.slice(before)
        .find(({ name }) => name.startsWith('POST')),
    )
    expect(root.parentSpanId).toBeUndefined()
  })

  const selfieWaits = async () => {
    const { adminPort } = watched().gateway.ports
    const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
    return /^vivid_waiting_jobs\{kind="selfie-liveness"[^}]*\} 1$/m.test(text)
  }

  test('a caller that hangs up ends its spans', async () => {
    const traceId = 'd'.repeat(32)
    const worker = watched().selfies.child
    worker.kill('SIGSTOP')
    try {
      const caller = new AbortController()
      const { signal } = caller
      const headers = { traceparent: traceparent(traceId) }
      const answer = post(url(), livenessPath, { selfie: jpegOf(1_000) }, { headers, signal })
      answer.catch(() => undefined)
      await eventually('the job in the queue', selfieWaits)
      caller.abort()
      await expect(answer).rejects.toThrow()
      const spans = await whole(traceId, 4)
      expect(spans.map(({ name }) => name)).toContain('await selfie-liveness')
      const root = spans.find(({ name }) => name.startsWith('POST'))!
      expect(root.attributes).toMatchObject({ 'http.response.status_code': 499, 'vivid.outcome': 'gone' })
    } finally {
      worker.kill('SIGCONT')
    }
  })

  test('log lines carry the trace id', async () => {
    const traceId = 'c'.repeat(32)
    await watched().backends.stopStore()
    const answer = await post(
      url(),
      livenessPath,
      { selfie: jpegOf(1_000) },
      { headers: { traceparent: traceparent(traceId) } },
    )
    expect(answer.status).toBe(503)
    await eventually('a line with the trace id', () => watched().gateway.output().includes(`"trace_id":"${traceId}"`))
    await eventually('the line as it was sent', () => watched().collector.logs().includes(`"traceId":"${traceId}"`))
    await watched().backends.startStore()
  })

  test('metrics are sent by every process, as a scrape shows them', async () => {
    const processes = ['vivid-gateway', 'vivid-ocr', 'vivid-selfie-liveness']
    await eventually('metrics of every process', () =>
      processes.every((name) => watched().collector.metrics().includes(name)),
    )
    for (const name of ['vivid_requests_total', 'vivid_jobs_total', 'vivid_worker_threads'])
      expect(watched().collector.metrics()).toContain(`"${name}"`)
  })
}
