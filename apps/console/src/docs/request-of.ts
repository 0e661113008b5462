/** What a sample sends: fields that are texts, and pictures by file name. */
export interface SampleRequest {
  url: string
  method: string
  fields: [name: string, value: string][]
  files: [name: string, fileName: string][]
}

interface Described {
  requestBody?: { content: Record<string, { examples: Record<string, { value: Record<string, string | boolean> }> }> }
}

/** Of an operation's examples the one that says most: identity cards have two pictures. */
const preferred = ['identification_card', 'details']
const someId = '1794734763920000'

export const requestOf = (url: string, method: string, { requestBody }: Described): SampleRequest => {
  const examples = requestBody?.content['multipart/form-data']?.examples ?? {}
  const name = preferred.find((one) => examples[one])
  const value = Object.entries((name && examples[name]?.value) || {}).map(([key, said]) => [key, String(said)] as const)
  const isFile = ([, said]: readonly [string, string]) => said.endsWith('.jpg')
  return {
    url: url.replace('{id}', someId),
    method: method.toUpperCase(),
    fields: value.filter((one) => !isFile(one)).map(([key, said]) => [key, said]),
    files: value.filter(isFile).map(([key, said]) => [key, said]),
  }
}
