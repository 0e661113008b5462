import { type Language, openApi } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../console/page-headers.js'
import { preferredLanguage } from '../language.js'
import { renderReference } from '../reference/render-reference.js'
import { referenceStyle } from '../reference/style.js'

/** Where examples are sent; a reader puts the real address in. */
const base = '{base_url}'

/** The interface for machines and for people. Both are open: they say nothing of anybody. */
export const registerDocs = (app: FastifyInstance, version: string, hasConsole: boolean) => {
  const document = JSON.stringify(openApi(version))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))

  const pages: Record<Language, string> = {
    en: renderReference({ version, language: 'en', base, hasConsole }),
    es: renderReference({ version, language: 'es', base, hasConsole }),
  }
  app.get<{ Querystring: { lang?: string } }>('/docs', (request, reply) => {
    const { lang } = request.query
    const language = lang === 'en' || lang === 'es' ? lang : preferredLanguage(request.headers['accept-language'])
    reply.headers({ ...pageHeaders, 'cache-control': 'no-cache', vary: 'accept-language' })
    return reply.type('text/html; charset=utf-8').send(pages[language])
  })
  app.get('/docs/reference.css', (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'cache-control': 'no-cache' })
      .type('text/css; charset=utf-8')
      .send(referenceStyle),
  )
}
