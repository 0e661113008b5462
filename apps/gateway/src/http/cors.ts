import { ConfigError } from '@vivid/platform'
import type { FastifyInstance } from 'fastify'

/** Browsers ask again after so long; two hours is the most that Chromium heeds. */
const PREFLIGHT_SECONDS = 7200
const sent = 'authorization, content-type, accept-language, idempotency-key'
const told = 'x-request-id, retry-after, idempotent-replayed, www-authenticate'
/** What callers on other pages may use; the console and the reference are for their own page alone. */
const isShared = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/openapi.json')

/** The origins of `CORS_ORIGINS`, as browsers spell them; `*` stands for all. */
export const readOrigins = (text: string | undefined): ReadonlySet<string> => {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const wrong = entries.filter((entry) => entry !== '*' && !isOrigin(entry))
  if (wrong.length > 0) {
    throw new ConfigError([`CORS_ORIGINS: ${wrong.join(', ')}: write https://HOST or https://HOST:PORT, or *`])
  }
  return new Set(entries)
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/**
 * Lets pages of these origins call the interface (CORS). Tokens travel in a header, so no cookies are allowed. Refusals carry
 * the headers too: otherwise a page would learn of no error but "failed to fetch".
 */
export const allowOrigins = (app: FastifyInstance, origins: ReadonlySet<string>): void => {
  if (origins.size === 0) return
  const allowed = (origin: string) => (origins.has('*') ? '*' : origins.has(origin) ? origin : null)
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!isShared(url)) return
    reply.header('vary', 'origin')
    const origin = headers.origin === undefined ? null : allowed(headers.origin)
    if (origin === null) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': told })
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': sent,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send()
  })
}
