import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { RefusalBody } from '../answer-parts.js'
import type { Example } from '../endpoints/endpoint.js'
import { errors } from '../errors.js'
import { endpointNames, routes } from '../interface.js'
import { endpoints } from '../kinds/index.js'
import { refusals } from '../refusals.js'
import { nearestProblems } from '../testing/nearest-problems.js'
import { DeferredAnalysis, TransactionRecord } from '../transactions.js'
import { UsageReport } from '../usage.js'
import { FailedWebhooks, ReplayedWebhook } from '../webhooks.js'
import { openApi } from './openapi.js'

const document = openApi()
const answerSchemas = [
  ...Object.values(endpoints).flatMap(({ docs }) => [
    ...docs.good.map(({ schema }) => schema),
    ...docs.bad,
    ...(docs.unfinished ? [docs.unfinished.schema] : []),
  ]),
  RefusalBody,
  TransactionRecord,
  DeferredAnalysis,
  UsageReport,
  FailedWebhooks,
  ReplayedWebhook,
]
const schemas = Object.fromEntries(
  answerSchemas.map((schema) => [(schema as unknown as { title: string }).title, schema]),
) as Record<string, TSchema>

type Content = { 'application/json': { schema: { $ref?: string; anyOf?: { $ref: string }[] }; examples: object } }
interface Operation {
  responses: Record<string, { content: Content }>
  requestBody?: { content: { 'multipart/form-data': { examples: Record<string, Example> } } }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    path: `${method} ${path}`,
    operation,
  })),
)
const answers = operations.flatMap(({ path, operation }) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const { schema, examples } = content['application/json']
    const names = (schema.anyOf ?? [schema as { $ref: string }]).map(({ $ref }) => $ref.split('/').at(-1)!)
    return Object.entries(examples as Record<string, Example>).map(([name, { value }]) => ({
      path,
      status,
      name,
      names,
      value,
    }))
  }),
)

describe('the OpenAPI document', () => {
  test.each(answers)('$path $status $name fits a schema of its answer', ({ names, value }) => {
    const problems = nearestProblems(
      names.map((name) => schemas[name]!),
      value,
    )
    expect(problems, problems.join('; ')).toEqual([])
  })

  test('has an example for every schema, code and refusal', () => {
    const shown = answers.map(({ names, value }) => names.filter((name) => Compile(schemas[name]!).Check(value)))
    expect(new Set(shown.flat())).toEqual(new Set(Object.keys(schemas)))
    const names = new Set(answers.map(({ name }) => name))
    expect(Object.keys(errors).filter((name) => !names.has(name))).toEqual([])
    // What is no HTTP, a path that is not there and a method it does not take belong to no operation.
    const missing = Object.keys(refusals).filter((name) => !names.has(name))
    expect(missing).toEqual(['malformed_request', 'not_found', 'method_not_allowed'])
  })

  const uploads = operations.filter(({ operation }) => operation.requestBody)
  test.each(uploads)('$path: every request example is a form that is taken', ({ path, operation }) => {
    const examples = Object.values(operation.requestBody!.content['multipart/form-data'].examples)
    expect(examples.length).toBeGreaterThan(1)
    for (const { value } of examples) {
      const texts = new Map(
        Object.entries(value as Record<string, string | boolean>)
          .map(([name, said]) => [name, String(said)] as const)
          .filter(([, text]) => !text.endsWith('.jpg')),
      )
      const name = endpointNames.find((one) => path.endsWith(` ${routes[one]}`))!
      expect(() => endpoints[name].parse(texts)).not.toThrow()
    }
  })
})

/** Every text of the document that people read, by the path at which it stands. */
const textsOf = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return /\.(summary|description)$/.test(path) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, `${path}.${name}`))
}

/** Words of other languages that a translated text has no use for. */
const foreign = { es: / (the|of|and|with) /, pt: / (the|of|and|with|el|la|los|las|y|con|una) / }

test.each(['es', 'pt'] as const)(
  'the document in %s is so in every text, and the same in everything else',
  (language) => {
    const translated = openApi(language)
    const english = textsOf(document)
    const there = new Map(textsOf(translated))
    // `801 mrz_not_found` and `overloaded` are names.
    const same = english.filter(([path, text]) => !/^(\d+ )?[a-z_]+$/.test(text) && there.get(path) === text)
    const file = { es: 'spanish.ts', pt: 'portuguese.ts' }[language]
    expect(same, `untranslated: they belong into ${file} of their kind or endpoint, or of openapi`).toEqual([])
    expect(english.length).toBeGreaterThan(200)
    expect(JSON.stringify(translated)).not.toMatch(foreign[language])
    expect(Object.keys(translated.components.schemas)).toEqual(Object.keys(document.components.schemas))
  },
)

test('what generators need: files are binary, choices are enumerations, every object of an answer has a name', () => {
  const text = JSON.stringify(document)
  const pictures = Object.values(endpoints).flatMap((endpoint) => Object.keys(endpoint.pictures))
  expect(text.match(/"format":"binary"/g)).toHaveLength(pictures.length)
  expect(text).not.toMatch(/"const":"/)
  for (const name of ['OcrDetails', 'CardFront', 'LivenessScores', 'Mrz']) {
    expect(document.components.schemas).toHaveProperty(name)
  }
  for (const { operation } of operations) expect(operation).toHaveProperty('tags')
  expect(document.servers).toHaveLength(1)
})

test('every code has its own link', () => {
  const text = JSON.stringify(document.paths)
  for (const { code } of Object.values(errors)) expect(text).toContain(`[${code}](/docs/errors#${code})`)
})
