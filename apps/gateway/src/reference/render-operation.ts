import type { Example } from '@vivid/contract'
import { describeType, flattenFields, type Schema } from './describe-type.js'
import { code, escaped, json, table } from './html.js'
import type { ReferenceText } from './texts.js'

export interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; description?: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'multipart/form-data': { schema: Schema; examples: Record<string, Example> } } }
  responses: Record<
    string,
    { description: string; content: { 'application/json': { examples: Record<string, Example> } } }
  >
}

/** One endpoint: its form, every variant of a request as curl, every answer by status. */
export const renderOperation = (
  { path, method, operation }: { path: string; method: string; operation: Operation },
  text: ReferenceText,
  base: string,
): string => {
  const form = operation.requestBody?.content['multipart/form-data']
  const { schema = {}, examples = {} } = form ?? {}
  const parameters = operation.parameters.map(({ name, in: place, description = '', required, schema: type }) => ({
    path: name,
    type: `${place}: ${describeType(type)}`,
    isRequired: required,
    description,
  }))
  const fields = [...flattenFields(schema), ...parameters].map(({ path: name, type, isRequired, description }) => [
    code(name),
    escaped(type),
    isRequired ? text.yes : '',
    escaped(description),
  ])
  const variants = Object.values(examples).map(
    ({ summary, value }) => `<h4>${escaped(summary)}</h4>${curl(base + path, value as Record<string, string>)}`,
  )
  return `
  <section id="${operation.operationId}">
    <h2><span class="method">${method.toUpperCase()}</span> ${code(path)}</h2>
    <p>${escaped(operation.summary)}${form ? '' : ` ${escaped(operation.description)}`}</p>
    <h3>${text.request}</h3>
    ${table(`${text.request} ${path}`, [text.field, text.type, text.required, text.meaning], fields)}
    ${form ? `<h3>${text.variants}</h3>${variants.join('\n')}` : ''}
    <h3>${text.answers}</h3>
    ${Object.entries(operation.responses).map(renderResponse).join('\n')}
  </section>`
}

const renderResponse = ([status, { description, content }]: [string, Operation['responses'][string]]): string => {
  const examples = Object.values(content['application/json'].examples)
  const bodies = examples.map(
    ({ summary, value }) => `<details><summary>${escaped(summary)}</summary>${json(value)}</details>`,
  )
  return `<h4><span class="status s${status[0]}">${status}</span> ${escaped(description)}</h4>${bodies.join('\n')}`
}

const curl = (url: string, fields: Record<string, string>): string => {
  const parts = Object.entries(fields).map(([name, value]) => `-F ${name}=${value.endsWith('.jpg') ? '@' : ''}${value}`)
  const lines = ['curl -H "Authorization: Bearer $TOKEN"', ...parts, url]
  return `<pre tabindex="0"><code>${escaped(lines.join(' \\\n  '))}</code></pre>`
}
