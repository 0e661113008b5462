import { expect, test } from 'vitest'
import type { Example } from '../endpoints/endpoint.js'
import { flatOpenApi } from './flat-openapi.js'
import { flatSchemas, type Schema } from './flat-schemas.js'
import { openApi } from './openapi.js'

const document = flatOpenApi()
const schemas = document.components.schemas
const resolved = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema)

type Media = { schema: Schema; examples: Record<string, Example> }
type Operation = { requestBody?: object; responses: Record<string, { content?: Record<string, Media> }> }
const answers = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).flatMap(([method, { requestBody, responses }]) =>
    Object.entries(responses).map(([status, { content }]) => ({
      at: `${method} ${path} ${status}`,
      operation: `${method} ${path}`,
      isAnalysis: requestBody !== undefined,
      media: content!['application/json']!,
    })),
  ),
)

test('it has no unions and no word of OpenAPI 3.1', () => {
  const text = JSON.stringify(document)
  expect(text).not.toMatch(/"(anyOf|oneOf|allOf|const|patternProperties|contentMediaType|webhooks)":/)
  expect(text).not.toContain('"null"')
  expect(document.openapi).toBe('3.0.3')
})

test('it describes the same operations as the document of 3.1', () => {
  const operations = (paths: object) =>
    Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
  expect(operations(document.paths)).toEqual(operations(openApi().paths))
})

test('whatever an analysis is answered with is one object that requires nothing', () => {
  const ofAnalyses = answers.filter(({ isAnalysis }) => isAnalysis)
  const names = new Map(ofAnalyses.map(({ operation, media }) => [operation, media.schema.$ref]))
  expect(names.size).toBeGreaterThanOrEqual(4)
  expect(ofAnalyses.filter(({ operation, media }) => media.schema.$ref !== names.get(operation))).toEqual([])
  for (const { media } of ofAnalyses) expect(resolved(media.schema)).not.toHaveProperty('required')
})

/** Where the schema has no place for what an answer holds. */
const unplaced = (value: unknown, schema: Schema, path = ''): string[] => {
  const { properties, items, additionalProperties } = resolved(schema)
  if (Array.isArray(value)) return value.flatMap((item) => (items ? unplaced(item, items, path) : [path]))
  if (typeof value !== 'object' || value === null || !(properties || additionalProperties)) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const place = properties?.[key] ?? additionalProperties
    return typeof place === 'object' ? unplaced(item, place, `${path}/${key}`) : [`${path}/${key}`]
  })
}

test.each(answers)('$at: there is a place for everything that an answer may hold', ({ media }) => {
  expect(Object.values(media.examples).flatMap(({ value }) => unplaced(value, media.schema))).toEqual([])
})

test('texts of different forms become one text, choices one choice, and what may be null says so', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const card = {
    type: 'object',
    required: ['day', 'sex'],
    properties: {
      day: { type: 'string', pattern: '^a$', description: 'Short' },
      sex: { type: 'string', enum: ['M'] },
      age: { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'In years' },
    },
  }
  const page = {
    type: 'object',
    required: ['day', 'sex'],
    properties: {
      day: { type: 'string', pattern: '^b$', description: 'Long' },
      sex: { type: 'string', enum: ['M', 'F'] },
      page: { type: 'integer' },
      blood: { type: 'string', enum: ['A', ''] },
    },
  }
  const { flat, made } = flatSchemas({ Card: card, Page: page })
  expect(flat({ anyOf: [ref('Card'), ref('Page')] }, 'Either')).toEqual(ref('Either'))
  expect(made).toEqual({
    Either: {
      title: 'Either',
      type: 'object',
      properties: {
        day: { type: 'string', description: 'Short / Long' },
        sex: { type: 'string', enum: ['M', 'F'] },
        age: { type: 'integer', description: 'In years', nullable: true },
        page: { type: 'integer' },
        blood: { type: 'string' },
      },
    },
  })
  expect(() => flat({ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'Odd')).toThrow('Odd has several types')
})
