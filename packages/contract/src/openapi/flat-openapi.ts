import type { Language } from '../errors.js'
import { flatSchemas, type Schema } from './flat-schemas.js'
import { openApi } from './openapi.js'

interface Media {
  schema: Schema
}
interface Body {
  content?: Readonly<Record<string, Media>>
}
interface Operation {
  operationId: string
  requestBody?: Body
  responses: Readonly<Record<string, Body>>
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
const withSchemas = <One extends Body>(body: One, change: (schema: Schema) => Schema): One =>
  body.content
    ? { ...body, content: mapValues(body.content, (media) => ({ ...media, schema: change(media.schema) })) }
    : body

/**
 * The same interface as OpenAPI 3.0 without unions, for code generators that take one variant of an answer for another: whatever an
 * analysis is answered with, and with whatever status, is one object whose properties may all be absent.
 */
export const flatOpenApi = (language: Language = 'en') => {
  const { webhooks, info, paths, components, ...document } = openApi(language)
  const { flat, made } = flatSchemas(components.schemas as Record<string, Schema>)

  const operation = (given: Operation): Operation => {
    const name = given.operationId.charAt(0).toUpperCase() + given.operationId.slice(1)
    const bodies = Object.values(given.responses).map(({ content }) => content?.['application/json']?.schema)
    const answer = { anyOf: bodies.flatMap((schema) => schema?.anyOf ?? schema ?? []) }
    return {
      ...given,
      ...(given.requestBody ? { requestBody: withSchemas(given.requestBody, (one) => flat(one, `${name}Form`)) } : {}),
      responses: mapValues(given.responses, (response) =>
        withSchemas(response, (schema) => flat(given.requestBody ? answer : schema, `${name}Answer`)),
      ),
    }
  }
  const operations = (all: Paths) => mapValues(all, (methods) => mapValues(methods, operation))
  return {
    ...document,
    openapi: '3.0.3',
    info: { ...info, license: { name: info.license.name, url: 'https://www.apache.org/licenses/LICENSE-2.0' } },
    paths: operations(paths as unknown as Paths),
    // Where Redocly and others look for what OpenAPI 3.0 has no place for.
    'x-webhooks': operations(webhooks as unknown as Paths),
    components: { ...components, schemas: made },
  }
}
