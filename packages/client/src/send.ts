import { backOffMs, retryAfterMs } from './back-off.js'
import type { Language } from './interface.js'
import type { Received } from './received.js'
import type { TokenSource } from './token-source.js'
import { errorOfAnswer, VividError } from './vivid-error.js'

export interface Transport {
  baseUrl: string
  tokens: TokenSource
  /** Of one attempt; the service's own deadline is 30 s by default. */
  timeoutMs: number
  retries: number
  language: Language
  fetch: typeof globalThis.fetch
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  random: () => number
}

export interface Message {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Made anew for each attempt. */
  body?: () => FormData
  idempotencyKey?: string
  /** RFC 7240. */
  prefer?: string
  sandboxAnswer?: string
  signal?: AbortSignal
}

/** Worth another try: overload, rate limits and a gateway that is being replaced. 504 is not: the time is spent. */
const passing = new Set([429, 502, 503])

interface Answered {
  status: number
  headers: Headers
  text: string
}

/** One try, to the last byte of its answer. */
const attempt = async (transport: Transport, message: Message, token: string): Promise<Answered> => {
  const timeout = AbortSignal.timeout(transport.timeoutMs)
  const signal = message.signal ? AbortSignal.any([message.signal, timeout]) : timeout
  try {
    const response = await transport.fetch(`${transport.baseUrl}${message.path}`, {
      method: message.method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': transport.language,
        ...(message.idempotencyKey === undefined ? {} : { 'idempotency-key': message.idempotencyKey }),
        ...(message.prefer === undefined ? {} : { prefer: message.prefer }),
        ...(message.sandboxAnswer === undefined ? {} : { 'sandbox-answer': message.sandboxAnswer }),
      },
      body: message.body?.() ?? null,
      signal,
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (cause) {
    if (message.signal?.aborted) throw message.signal.reason
    if (timeout.aborted)
      throw new VividError(`no answer within ${transport.timeoutMs} ms`, { status: 0, reason: 'timeout', cause })
    throw new VividError(`the service cannot be reached at ${transport.baseUrl}`, {
      status: 0,
      reason: 'network',
      cause,
    })
  }
}

const bodyOf = ({ status, text }: Answered): Record<string, unknown> => {
  if (status === 204) return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    const reason = status < 300 ? 'unexpected' : 'proxy'
    throw new VividError(`HTTP ${status} without a JSON body`, { status, reason })
  }
}

const answerOf = (answered: Answered): Received => {
  const reason = answered.headers.get('error-reason')
  return {
    status: answered.status,
    ...(reason === null ? {} : { reason }),
    ...(answered.headers.get('sandbox') === 'true' ? { sandbox: true } : {}),
    body: bodyOf(answered),
  }
}

/** Sends until there is an answer that another attempt would not change. Refuses with `VividError`. */
export const send = async (transport: Transport, message: Message): Promise<Received> => {
  let token = await transport.tokens.current()
  let refreshed = false
  for (let attempts = 1; ; attempts++) {
    const mayRepeat = attempts <= transport.retries
    let askedMs: number | null = null
    try {
      const answered = await attempt(transport, message, token)
      if (answered.status === 401 && !refreshed) {
        const newer = await transport.tokens.refresh(token)
        refreshed = true
        if (newer !== null) {
          token = newer
          attempts -= 1
          continue
        }
      }
      if (!passing.has(answered.status) || !mayRepeat) return answerOf(answered)
      askedMs = retryAfterMs(answered.headers.get('retry-after'), Date.now())
    } catch (error) {
      // A request that may have been carried out is only sent again under a key that says it is the same one.
      const safe = message.method !== 'POST' || message.idempotencyKey !== undefined
      if (!(error instanceof VividError && error.reason === 'network' && safe && mayRepeat)) throw error
    }
    await transport.wait(backOffMs(attempts, askedMs, transport.random), message.signal)
  }
}

/** An answer below 500 is a verdict when it carries a code, and a refusal otherwise. */
export const verdictOf = (answer: Received): Received => {
  const { status, body } = answer
  if (status === 200 || (status < 500 && typeof body.error_code === 'number')) return answer
  throw errorOfAnswer(answer)
}
