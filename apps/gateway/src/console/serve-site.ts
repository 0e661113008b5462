import type { FastifyInstance } from 'fastify'
import type { SiteFile } from './load-site.js'
import { pageHeaders } from './page-headers.js'

const YEAR_SECONDS = 365 * 24 * 3600

/** The console's own files; the reference needs the others too. */
const isConsoles = (path: string): boolean => path === '/' || /^\/(specimens\/|capture)/.test(path)

/** One route per file: what was not built does not exist. */
export const serveSite = (app: FastifyInstance, site: ReadonlyMap<string, SiteFile>, hasConsole: boolean): void => {
  for (const [path, { type, body, gzipped, etag, isImmutable }] of site) {
    if (path === '/docs.html' || (!hasConsole && isConsoles(path))) continue
    const caching = isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
    app.get(path, (request, reply) => {
      reply.headers({ ...pageHeaders, 'cache-control': caching, etag, vary: 'accept-encoding' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const zipped = gzipped && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      if (zipped) reply.header('content-encoding', 'gzip')
      return reply.type(type).send(zipped ? gzipped : body)
    })
  }
}
