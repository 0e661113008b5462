import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pinnedTo, type Resolve, resolveBySystem, resolveOutside, sharing } from './guarded-lookup.js'
import { createMayCall } from './inside-addresses.js'

/** Limit for one delivery, from the DNS lookup to the last header of the answer. */
const TIMEOUT_MS = 15_000

/** What a receiver said; `problem` where it did not take the event. */
interface Called {
  /** 0 when no answer came. */
  status: number
  problem: string | null
}

/** Nothing can stop the system's resolver, but nobody has to wait for it. */
const rejectAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

export type CallWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<Called>

/**
 * Sends an event to a receiver outside. No redirect is followed, certificates are checked, and the connection goes to the addresses
 * that were checked. Without TLS only addresses are called that the operator allows by name.
 */
export const createCallWebhook = (options: {
  /** Ranges inside that may be called all the same. */
  allowedRanges: readonly string[]
  resolve?: Resolve
  timeoutMs?: number
}): CallWebhook => {
  const { allowedRanges, timeoutMs = TIMEOUT_MS } = options
  const resolve = sharing(options.resolve ?? resolveBySystem)
  const { mayCall, isAllowed } = createMayCall(allowedRanges)

  const call = async (address: string, headers: Record<string, string>, body: string, signal: AbortSignal) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${url.protocol} is not called`)
    if (url.username !== '' || url.password !== '') throw new Error('an address with a password is not called')
    const isSecure = url.protocol === 'https:'
    const resolved = resolveOutside(url.hostname, resolve, isSecure ? mayCall : isAllowed)
    const found = await Promise.race([resolved, rejectAt(signal)])
    return new Promise<number>((done, fail) => {
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method: 'POST',
        // A connection of its own each time: one that was kept may belong to an address that counted as outside before.
        agent: false,
        lookup: pinnedTo(found) as never,
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Vivid-Webhooks',
        },
      })
      request.on('response', (answer: IncomingMessage) => {
        // Whatever it says beside its status is nobody's concern here.
        answer.destroy()
        done(answer.statusCode ?? 0)
      })
      request.on('error', fail)
      request.end(body)
    })
  }

  return async (address, headers, body) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const status = await call(address, headers, body, signal)
      return { status, problem: status >= 200 && status < 300 ? null : `HTTP ${status}` }
    } catch (error) {
      const { name, message, code } = error as NodeJS.ErrnoException
      return {
        status: 0,
        problem: signal.aborted ? `no answer within ${timeoutMs} ms` : (code ?? `${name}: ${message}`),
      }
    }
  }
}
