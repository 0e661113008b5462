import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { errors } from './errors.js'
import type { Example } from './examples.js'
import { parseForm } from './forms.js'
import { openApi } from './openapi.js'
import { refusals } from './refusals.js'

const document = openApi('3.2.0')
const schemas = document.components.schemas as Record<string, object>

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
    const fitting = names.filter((name) => Compile(schemas[name] as never).Check(value))
    expect(fitting).not.toEqual([])
  })

  test('has an example for every schema, code and refusal', () => {
    const shown = answers.map(({ names, value }) =>
      names.filter((name) => Compile(schemas[name] as never).Check(value)),
    )
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
        Object.entries(value as Record<string, string>).filter(([, text]) => !text.endsWith('.jpg')),
      )
      expect(() => parseForm(path.includes('ocr') ? 'ocr' : 'liveness', texts)).not.toThrow()
    }
  })
})
