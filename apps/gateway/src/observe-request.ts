import type { Metrics, Span, Tracing } from '@vivid/platform'
import { CallerGone } from './analysis.js'
import { asRefused, Coded, type Endpoint } from './refusal.js'

export interface ObservedRequest {
  span: Span
  answered(answer: { status: number; code: number | null }): void
  threw(error: unknown): void
}

interface Ending {
  outcome: string
  status: number
  code: number | null
}

/** As nginx counts callers that hang up; it is never sent. */
const hungUpStatus = 499

const endingOfAnswer = ({ status, code }: { status: number; code: number | null }): Ending => {
  const finished = code === null ? 'answered' : 'rejected'
  const unfinished = status === 503 ? 'unavailable' : 'failed'
  return { outcome: status === 200 ? finished : unfinished, status, code }
}

const endingOfError = (error: unknown): Ending => {
  if (error instanceof CallerGone) return { outcome: 'gone', status: hungUpStatus, code: null }
  if (error instanceof Coded) return { outcome: 'rejected', status: error.status, code: error.code }
  const { reason, status } = asRefused(error)
  return { outcome: reason === 'internal' ? 'failed' : reason, status, code: null }
}

/** Times, counts and traces one request, whichever way it ends. */
export const observeRequest = (
  { metrics, tracing }: { metrics: Metrics; tracing: Tracing },
  { endpoint, path }: { endpoint: Endpoint; path: string },
  traceparent: string | undefined,
): ObservedRequest => {
  const stop = metrics.requestSeconds.startTimer({ endpoint })
  const span = tracing.begin(`POST ${path}`, {
    parent: traceparent,
    role: 'server',
    attributes: { 'http.request.method': 'POST', 'http.route': path },
  })
  const end = ({ outcome, status, code }: Ending) => {
    stop({ status, code: code ?? 'none' })
    metrics.requests.inc({ endpoint, outcome, code: code ?? 'none' })
    span.set({ 'http.response.status_code': status, 'vivid.outcome': outcome, 'vivid.code': code ?? 0 })
    if (status >= 500) span.fail(outcome)
    span.end()
  }
  return {
    span,
    answered: (answer) => end(endingOfAnswer(answer)),
    threw: (error) => end(endingOfError(error)),
  }
}

/** A counter that starts at its first event hides that event from `increase`. */
export const countFromZero = (metrics: Metrics): void => {
  for (const endpoint of ['ocr', 'liveness'] satisfies Endpoint[]) {
    for (const outcome of ['answered', 'failed', 'overloaded', 'unavailable', 'deadline_exceeded']) {
      metrics.requests.inc({ endpoint, outcome, code: 'none' }, 0)
    }
  }
}
