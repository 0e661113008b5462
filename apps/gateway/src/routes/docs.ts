import { randomBytes } from 'node:crypto'
import { flatOpenApi, type Language, languages, openApi, postmanCollection } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import type { SiteFile } from '../console/load-site.js'
import { pageHeaders, referenceHeaders } from '../console/page-headers.js'

const nonceMark = '%NONCE%'
/** Stands in the collection, made once, for the address that each caller reached the gateway by. */
const ownAddress = '%ADDRESS%'

/** What `make` says in each language, made when it is first asked for: making all of it was a fifth of a gateway's start. */
const whenAsked = (make: (language: Language) => object): ((language: Language) => Buffer) => {
  const made = new Map<Language, Buffer>()
  return (language) => {
    const bytes = made.get(language) ?? Buffer.from(JSON.stringify(make(language)))
    made.set(language, bytes)
    return bytes
  }
}

/** The interface for machines and for people. Both are open: they say nothing of anybody. */
export const registerDocs = (app: FastifyInstance, site: ReadonlyMap<string, SiteFile>) => {
  const serve = (path: string, document: (language: Language) => object) => {
    const bytes = whenAsked(document)
    app.get<{ Querystring: { lang?: string } }>(path, ({ query }, reply) =>
      reply.type('application/json').send(bytes(languages.find((language) => language === query.lang) ?? 'en')),
    )
  }
  serve('/openapi.json', openApi)
  serve('/openapi-3.0.json', flatOpenApi)
  const collection = whenAsked(() => postmanCollection(ownAddress))
  app.get('/postman.json', ({ protocol, host, headers }, reply) => {
    const outside = headers['x-forwarded-proto'] === 'https' ? 'https' : protocol
    const address = JSON.stringify(`${outside}://${host}`)
    const text = collection('en')
      .toString()
      .replace(JSON.stringify(ownAddress), () => address)
    return reply.type('application/json').send(text)
  })

  const page = site.get('/docs.html')!.body.toString()
  for (const path of ['/docs', '/docs/reference', '/docs/errors'].flatMap((path) => [path, `${path}/`])) {
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
