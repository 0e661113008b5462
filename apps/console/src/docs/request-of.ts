import type { FormValues, Operation } from './operation.js'

/** What a sample sends: fields that are texts, and pictures by file name. */
export interface SampleRequest {
  url: string
  method: string
  /** Beside the token. */
  headers: [name: string, value: string][]
  fields: [name: string, value: string][]
  files: [name: string, fileName: string][]
}

/** Of an operation's examples the one that says most: identity cards have two pictures. */
const preferred = ['identification_card', 'details']
const someId = '1794734763920000'

export const exampleOf = ({ requestBody }: Operation): FormValues => {
  const examples = requestBody?.content['multipart/form-data']?.examples ?? {}
  const name = preferred.find((one) => examples[one]) ?? Object.keys(examples)[0]
  return (name && examples[name]?.value) || {}
}

const isFile = ([, said]: readonly [string, string]) => said.endsWith('.jpg')

/** Flags are written as the interface writes them. */
const written = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)

export const requestOf = (
  url: string,
  method: string,
  values: FormValues,
  headers: SampleRequest['headers'] = [],
): SampleRequest => {
  const said = Object.entries(values).map(([name, value]): [string, string] => [name, written(value)])
  return {
    url: url.replace('{id}', someId),
    method: method.toUpperCase(),
    headers,
    fields: said.filter((one) => !isFile(one)),
    files: said.filter(isFile),
  }
}
