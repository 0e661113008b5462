import type { SampleRequest } from '../request-of.js'

export const curl = ({ url, method, headers, fields, files }: SampleRequest): string =>
  [
    `curl${method === 'DELETE' ? ' -X DELETE' : ''} -H "Authorization: Bearer $VIVID_TOKEN"`,
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...fields.map(([name, value]) => `-F ${name}=${value}`),
    ...files.map(([name, file]) => `-F ${name}=@${file}`),
    url,
  ].join(' \\\n  ')
