import { routes } from '../interface.js'
import { openApi } from './openapi.js'

interface Operation {
  summary: string
  description: string
  responses: Record<string, unknown>
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
/** What stands for an id in an address: the analyses' tests keep the newest transaction's. */
const idOf = (path: string): string =>
  path.startsWith(routes.webhooks) ? 'analysis_{{transaction_id}}' : '{{transaction_id}}'

const urlOf = (path: string) => ({
  raw: `{{base_url}}${path.replace('{id}', ':id')}`,
  host: ['{{base_url}}'],
  path: path.replace('{id}', ':id').slice(1).split('/'),
  ...(path.includes('{id}') ? { variable: [{ key: 'id', value: idOf(path) }] } : {}),
})

/** A test of the reference's own: an analysis ends in a verdict, another request in one of the statuses that the reference lists. */
const testOf = (operation: Operation) => {
  const listed = Object.keys(operation.responses).filter((status) => /^2/.test(status) || status === '404')
  const verdict = [
    "pm.test('there is a verdict: an answer, or a code with its reason', () => {",
    "  const said = ['valid', 'match', 'MRZ', 'error_code', 'state'].filter((name) => name in body)",
    '  pm.expect(said).to.not.be.empty',
    '})',
    "if (Number.isSafeInteger(body.id)) pm.collectionVariables.set('transaction_id', body.id)",
  ]
  const exec = [
    "pm.test('the token is accepted, and has contracted the service', () => {",
    '  pm.expect(pm.response.code).to.not.be.oneOf([401, 403])',
    '})',
    `pm.test('the status is one of ${listed.join(', ')}', () => {`,
    `  pm.expect(pm.response.code).to.be.oneOf([${listed.join(', ')}])`,
    '})',
    'const body = pm.response.json()',
    ...(operation.requestBody ? verdict : []),
  ]
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }]
}

/** One request, with its test, for every variant of every operation, as Postman's collection format 2.1 has it. */
export const postmanCollection = (baseUrl: string) => {
  const { info, paths } = openApi()
  const item = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => {
      const request = { method: method.toUpperCase(), url: urlOf(path) }
      const examples = Object.values(operation.requestBody?.content['multipart/form-data'].examples ?? {})
      const variants = examples.map(({ summary, value }) => ({
        name: summary,
        event: testOf(operation),
        request: { ...request, body: bodyOf(value) },
      }))
      return examples.length > 0
        ? { name: operation.summary, description: operation.description, item: variants }
        : {
            name: operation.summary,
            event: testOf(operation),
            request: { ...request, description: operation.description },
          }
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
      { key: 'base_url', value: baseUrl },
      { key: 'token', value: '' },
      { key: 'transaction_id', value: '' },
    ],
    item,
  }
}
