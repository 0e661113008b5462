import cors from '@fastify/cors'
import { ConfigError } from '@vivid/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What callers on other pages may use; the console and the reference are for their own page alone. */
const isShared = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/openapi')

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

const options = {
  methods: ['GET', 'POST', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'accept-language',
    'idempotency-key',
    'prefer',
    'sandbox-answer',
    'traceparent',
  ],
  exposedHeaders: [
    'x-request-id',
    'retry-after',
    'ratelimit',
    'ratelimit-policy',
    'idempotent-replayed',
    'www-authenticate',
    'location',
    'preference-applied',
    'error-reason',
    'sandbox',
    'unknown-fields',
  ],
  // Browsers ask again after so long; two hours is the most that Chromium heeds.
  maxAge: 7200,
}

/**
 * Lets pages of these origins call the interface (CORS). Tokens travel in a header, so no cookies are allowed. Refusals carry
 * the headers too: otherwise a page would learn of no error but "failed to fetch".
 */
export const allowOrigins = async (app: FastifyInstance, origins: ReadonlySet<string>): Promise<void> => {
  if (origins.size === 0) return
  const originFor = ({ method, url, headers }: FastifyRequest): string | false => {
    const { origin, 'access-control-request-method': wanted } = headers
    // An OPTIONS request that asks for no method is no preflight.
    if (!isShared(url) || origin === undefined || (method === 'OPTIONS' && wanted === undefined)) return false
    return origins.has('*') ? '*' : origins.has(origin) && origin
  }
  await app.register(cors, {
    delegator: (request, done) => done(null, { ...options, origin: originFor(request) }),
  })
}
