import { openApi } from './openapi.js'

interface Operation {
  summary: string
  description: string
  parameters: { $ref: string }[]
  requestBody?: {
    content: {
      'multipart/form-data': { examples: Record<string, { summary: string; value: Record<string, unknown> }> }
    }
  }
}

const bodyOf = (value: Record<string, unknown>) => ({
  mode: 'formdata',
  formdata: Object.entries(value).map(([key, said]) =>
    String(said).endsWith('.jpg') ? { key, type: 'file', src: said } : { key, type: 'text', value: String(said) },
  ),
})
const urlOf = (path: string) => ({
  raw: `{{base_url}}${path.replace('{id}', ':id')}`,
  host: ['{{base_url}}'],
  path: path.replace('{id}', ':id').slice(1).split('/'),
  ...(path.includes('{id}') ? { variable: [{ key: 'id', value: '1794734763920000' }] } : {}),
})

/** One request for every variant of every operation, as Postman's collection format 2.1 has it. */
export const postmanCollection = () => {
  const { info, paths } = openApi()
  const item = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => {
      const request = { method: method.toUpperCase(), url: urlOf(path) }
      const examples = Object.values(operation.requestBody?.content['multipart/form-data'].examples ?? {})
      const variants = examples.map(({ summary, value }) => ({
        name: summary,
        request: { ...request, body: bodyOf(value) },
      }))
      return examples.length > 0
        ? { name: operation.summary, description: operation.description, item: variants }
        : { name: operation.summary, request: { ...request, description: operation.description } }
    }),
  )
  return {
    info: {
      name: `${info.title} ${info.version}`,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: 'http://127.0.0.1:8080' },
      { key: 'token', value: '' },
    ],
    item,
  }
}
