import { createHmac } from 'node:crypto'
import { createLog, createMetrics, noTracing } from '@vivid/platform'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../app.js'
import type { AuthConfig } from '../auth/verify-token.js'
import type { RequestPorts } from '../request/handle-request.js'
import type { UsagePorts } from '../routes/usage.js'
import { secret } from './fake-ports.js'

const page = { type: '', body: Buffer.from(''), gzipped: null, etag: '', isImmutable: false }
const noRecords = {
  available: () => true,
  records: { find: async () => null, erase: async () => Promise.reject(new Error('nothing to erase')) },
  deferred: { stateOf: async () => null, resultOf: async () => undefined, awaitEnd: async () => undefined },
  outages: { store: { failed: () => undefined, over: () => undefined } },
  now: () => Date.now(),
}

const noUsage: UsagePorts = {
  available: () => true,
  read: async (period) => ({ ...period, kinds: [], transactions: [] }),
  now: () => Date.now(),
}

/** Tokens under the secret of `tokenWith` are good, whatever else they say. */
export const secretOnly: AuthConfig = {
  JWT_SECRET: [secret],
  JWT_JWKS_URL: undefined,
  JWT_ISSUER: undefined,
  JWT_AUDIENCE: undefined,
  REVOKED_TOKENS_FILE: undefined,
}

/** The HTTP interface on these ports, without a process, Redis or a store. */
export const buildTestApp = (ports: RequestPorts, more: Partial<AppOptions> = {}): Promise<FastifyInstance> =>
  buildApp({
    ports,
    transactions: noRecords,
    usage: noUsage,
    webhooks: {
      available: () => true,
      queue: { listFailed: async () => [], replay: async () => false },
      wake: () => undefined,
    },
    origins: new Set(),
    site: new Map([['/docs.html', page]]),
    log: createLog('test', 'silent'),
    metrics: createMetrics('test'),
    tracing: noTracing,
    auth: secretOnly,
    languageOf: () => 'en',
    isSandboxed: () => false,
    console: null,
    ...more,
  })

/** A token whose claims are this text, signed with HMAC whatever its header says. */
export const tokenOf = (claims: string, { key = secret, header = { alg: 'HS256' }, hash = 'sha256' } = {}): string => {
  const signed = [JSON.stringify(header), claims].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

/** A token of tenant `a`, good for longer than any test takes. */
export const tokenWith = (claims: object = {}, key = secret): string =>
  tokenOf(JSON.stringify({ sub: 'a', exp: Math.floor(Date.now() / 1000) + 3_600, ...claims }), { key })

export const jpeg = Buffer.alloc(1_000, Buffer.from([0xff, 0xd8, 0xff]))

/** A multipart form as `inject` takes it. */
export const formOf = async (parts: readonly (readonly [name: string, value: string | Buffer])[]) => {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'a.jpg')
  }
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
