import { randomBytes } from 'node:crypto'
import { type Language, openApi, postmanCollection } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import type { SiteFile } from '../console/load-site.js'
import { pageHeaders, referenceHeaders } from '../console/page-headers.js'

const languageOf = (asked: string | undefined): Language => (asked === 'es' ? 'es' : 'en')
const nonceMark = '%NONCE%'

/** The interface for machines and for people. Both are open: they say nothing of anybody. */
export const registerDocs = (app: FastifyInstance, site: ReadonlyMap<string, SiteFile>) => {
  const documents = {
    en: JSON.stringify(openApi('en')),
    es: JSON.stringify(openApi('es')),
  }
  app.get<{ Querystring: { lang?: string } }>('/openapi.json', (request, reply) =>
    reply.type('application/json').send(documents[languageOf(request.query.lang)]),
  )
  const collection = JSON.stringify(postmanCollection())
  app.get('/postman.json', (_request, reply) => reply.type('application/json').send(collection))

  const page = site.get('/docs.html')!.body.toString()
  for (const path of ['/docs', '/docs/', '/docs/errors', '/docs/errors/']) {
    app.get(path, (_request, reply) => {
      // The reference makes style elements of its own; only those that carry this answer's nonce are heeded.
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({ ...pageHeaders, ...referenceHeaders(nonce), 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(page.replace(nonceMark, nonce))
    })
  }
}
