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
  wait: (ms: number) => Promise<void>
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

const attempt = async (transport: Transport, message: Message, token: string): Promise<Response> => {
  const timeout = AbortSignal.timeout(transport.timeoutMs)
  const signal = message.signal ? AbortSignal.any([message.signal, timeout]) : timeout
  try {
    return await transport.fetch(`${transport.baseUrl}${message.path}`, {
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

const bodyOf = async (response: Response): Promise<Record<string, unknown>> => {
  if (response.status === 204) return {}
  const said = await response.text()
  try {
    return JSON.parse(said) as Record<string, unknown>
  } catch {
    const reason = response.ok ? 'unexpected' : 'proxy'
    throw new VividError(`HTTP ${response.status} without a JSON body`, { status: response.status, reason })
  }
}

const answerOf = async (response: Response): Promise<Received> => {
  const reason = response.headers.get('error-reason')
  return { status: response.status, ...(reason === null ? {} : { reason }), body: await bodyOf(response) }
}

/** Sends until there is an answer that another attempt would not change. Refuses with `VividError`. */
export const send = async (transport: Transport, message: Message): Promise<Received> => {
  let token = await transport.tokens.current()
  let refreshed = false
  for (let attempts = 1; ; attempts++) {
    const mayRepeat = attempts <= transport.retries
    let askedMs: number | null = null
    try {
      const response = await attempt(transport, message, token)
      if (response.status === 401 && !refreshed) {
        const newer = await transport.tokens.refresh(token)
        refreshed = true
        if (newer !== null) {
          await response.body?.cancel()
          token = newer
          attempts -= 1
          continue
        }
      }
      if (!passing.has(response.status) || !mayRepeat) return await answerOf(response)
      askedMs = retryAfterMs(response.headers.get('retry-after'), Date.now())
      await response.body?.cancel()
    } catch (error) {
      // A request that may have been carried out is only sent again under a key that says it is the same one.
      const safe = message.method !== 'POST' || message.idempotencyKey !== undefined
      if (!(error instanceof VividError && error.reason === 'network' && safe && mayRepeat)) throw error
    }
    await transport.wait(backOffMs(attempts, askedMs, transport.random))
  }
}

/** An answer below 500 is a verdict when it carries a code, and a refusal otherwise. */
export const verdictOf = (answer: Received): Received => {
  const { status, body } = answer
  if (status === 200 || (status < 500 && typeof body.error_code === 'number')) return answer
  throw errorOfAnswer(answer)
}
