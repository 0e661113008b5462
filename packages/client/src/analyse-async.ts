import { backOffMs } from './back-off.js'
import { routes } from './interface.js'
import type { Received } from './received.js'
import { type Result, resultOf } from './results.js'
import { type Message, send, type Transport, verdictOf } from './send.js'
import { errorOfAnswer, VividError } from './vivid-error.js'

/** An analysis that the service does in its own time. */
export interface Deferred<Answer> {
  /** By which `waitFor` asks for the answer, also from another process. */
  id: number | null
  /** The answer, where the service gave it at once: it defers nothing, or has answered the same request before. */
  result?: Result<Answer>
}

/** Longest wait of one request; a proxy may end longer ones. */
const LONGEST_WAIT_SECONDS = 20
const MS_PER_SECOND = 1000

/** Reasons that pass by themselves: the request is sent again. */
const passing = new Set([
  'overloaded',
  'unavailable',
  'rate_limited',
  'too_many_at_once',
  'network',
  'timeout',
  'proxy',
])
export const isPassing = (error: unknown): boolean => error instanceof VividError && passing.has(error.reason)

export const sendAsync = async <Answer>(
  transport: Transport,
  message: Omit<Message, 'prefer'>,
): Promise<Deferred<Answer>> => {
  const answer = await send(transport, { ...message, prefer: 'respond-async' })
  if (answer.status === 202) return { id: Number(answer.body.id) }
  const result = resultOf<Answer>(verdictOf(answer))
  return { id: result.id ?? null, result }
}

interface Shown {
  state?: string
  status?: number
  result?: Record<string, unknown>
}

const endOf = <Answer>(id: number, answer: Received): Result<Answer> | null => {
  const { status: httpStatus, body, ...told } = answer
  if (httpStatus !== 200) throw errorOfAnswer(answer)
  const { state, status = 0, result } = body as Shown
  if (state === 'waiting' || state === 'running') return null
  if (result === undefined) {
    const reason = state === 'abandoned' ? 'abandoned' : 'no_result'
    throw new VividError(`there is no answer of transaction ${id}: it is ${state}`, { status: httpStatus, reason })
  }
  return resultOf<Answer>(verdictOf({ status, body: result, ...told }))
}

/**
 * Resolves when the analysis has ended, however long that takes; a service that is away for a while is waited for too. Rejects with
 * `VividError` when the analysis failed, or when nobody knows of it (`transaction_unknown`, `abandoned`).
 */
export const waitFor = async <Answer>(
  transport: Transport,
  id: number,
  signal: AbortSignal | undefined,
): Promise<Result<Answer>> => {
  const seconds = Math.max(1, Math.min(LONGEST_WAIT_SECONDS, Math.floor(transport.timeoutMs / MS_PER_SECOND / 2)))
  const message: Message = { method: 'GET', path: `${routes.transactions}${id}`, prefer: `wait=${seconds}` }
  for (let failures = 0; ; ) {
    signal?.throwIfAborted()
    try {
      const ended = endOf<Answer>(id, await send(transport, signal ? { ...message, signal } : message))
      if (ended !== null) return ended
      failures = 0
    } catch (error) {
      if (!isPassing(error)) throw error
      failures += 1
      await transport.wait(backOffMs(failures, null, transport.random), signal)
    }
  }
}
