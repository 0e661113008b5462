import type { SampleRequest } from '../request-of.js'

export const typescript = ({ url, method, headers, fields, files }: SampleRequest): string => {
  const isForm = files.length > 0
  const form = [
    "import { openAsBlob } from 'node:fs'",
    '',
    'const form = new FormData()',
    ...fields.map(([name, value]) => `form.set('${name}', '${value}')`),
    ...files.map(([name, file]) => `form.set('${name}', await openAsBlob('${file}'), '${file}')`),
    '',
  ]
  return [
    ...(isForm ? form : []),
    `const response = await fetch('${url}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.VIVID_TOKEN,",
    ...headers.map(([name, value]) => `    '${name}': '${value}',`),
    '  },',
    ...(isForm ? ['  body: form,'] : []),
    '})',
    'const answer = await response.json()',
    "if (answer.error_code) console.log('take another picture:', answer.error ?? answer.message)",
    'else console.log(answer)',
  ].join('\n')
}
