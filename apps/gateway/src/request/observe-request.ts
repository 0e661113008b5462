import { type Endpoint, endpointNames } from '@vivid/contract'
import type { Metrics, Span, Tracing } from '@vivid/platform'
import type { Endings } from '../console/remember-endings.js'
import { type Ending, endingOfAnswer, endingOfError } from './ending.js'

export interface ObservedRequest {
  span: Span
  /** It asks for a sample: counted apart, so that a failure which was asked for alarms nobody. */
  isSandbox(): void
  answered(answer: { status: number; code: number | null }): void
  threw(error: unknown): void
}

/** Times, counts and traces one request, whichever way it ends. */
export const observeRequest = (
  { metrics, tracing, endings }: { metrics: Metrics; tracing: Tracing; endings: Endings },
  { endpoint, path }: { endpoint: Endpoint; path: string },
  traceparent: string | undefined,
): ObservedRequest => {
  const stop = metrics.requestSeconds.startTimer({ endpoint })
  const span = tracing.begin(`POST ${path}`, {
    parent: traceparent,
    role: 'server',
    attributes: { 'http.request.method': 'POST', 'http.route': path },
  })
  let isSandbox = false
  const count = ({ outcome, status, code }: Ending) => {
    if (isSandbox) return metrics.requests.inc({ endpoint, outcome: 'sandbox', code: 'none' })
    stop({ status, code: code ?? 'none' })
    metrics.requests.inc({ endpoint, outcome, code: code ?? 'none' })
    endings.note({ endpoint, outcome, status, code })
  }
  const end = (ending: Ending) => {
    const { outcome, status, code } = ending
    count(ending)
    span.set({ 'http.response.status_code': status, 'vivid.outcome': outcome, 'vivid.code': code ?? 0 })
    if (status >= 500 && !isSandbox) span.fail(outcome)
    span.end()
  }
  return {
    span,
    isSandbox: () => {
      isSandbox = true
    },
    answered: (answer) => end(endingOfAnswer(answer)),
    threw: (error) => end(endingOfError(error)),
  }
}

/** A counter that starts at its first event hides that event from `increase`. */
export const countFromZero = (metrics: Metrics): void => {
  for (const endpoint of endpointNames) {
    for (const outcome of ['answered', 'failed', 'overloaded', 'unavailable', 'deadline_exceeded']) {
      metrics.requests.inc({ endpoint, outcome, code: 'none' }, 0)
    }
  }
}
