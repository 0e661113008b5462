import type { Language } from '../../text/language.js'
import type { FormValues, Paths } from '../operation.js'
import { exampleOf, requestOf, type SampleRequest } from '../request-of.js'
import { sampleLanguages } from '../samples/samples-of.js'
import { fieldsOf, fitted } from './form-fields.js'

export type SampleLanguage = (typeof sampleLanguages)[number]['lang']

/** What the reader has chosen: where to send, what the form holds, and the programming language of the samples. */
export interface Chosen {
  path: string
  values: FormValues
  lang: SampleLanguage
}

/** The addresses that take pictures. */
export const endpointsOf = (paths: Paths): string[] =>
  Object.keys(paths).filter((path) => paths[path]!.post?.requestBody !== undefined)

export const firstChoice = (paths: Paths): Chosen => {
  const path = endpointsOf(paths)[0]!
  return { path, values: exampleOf(paths[path]!.post!), lang: 'shell' }
}

/** Another endpoint keeps the fields that its form has, too; its pictures are its own. */
export const withPath = (paths: Paths, { values, lang }: Chosen, path: string): Chosen => {
  const fields = fieldsOf(paths[path]!.post!)
  const common = Object.entries(values).filter(([name]) =>
    fields.some((field) => field.name === name && field.kind !== 'file'),
  )
  const example = exampleOf(paths[path]!.post!)
  return { path, lang, values: fitted(fields, { ...example, ...Object.fromEntries(common) }) }
}

/** What guides show requests with. */
export interface Samples {
  /** The request that is chosen. */
  chosen(headers?: SampleRequest['headers']): SampleRequest
  /** The example of another operation. */
  other(method: 'get' | 'post' | 'delete', path: string, headers?: SampleRequest['headers']): SampleRequest
  /** The person's language, which texts are asked for in. */
  language: Language
  /** The address that is chosen. */
  path: string
}

export const samplesFor = (paths: Paths, { path, values }: Chosen, origin: string, language: Language): Samples => ({
  chosen: (headers) => requestOf(origin + path, 'post', values, headers),
  other: (method, at, headers) => requestOf(origin + at, method, exampleOf(paths[at]![method]!), headers),
  language,
  path,
})

export const writeSample = (request: SampleRequest, lang: SampleLanguage): string =>
  sampleLanguages.find((one) => one.lang === lang)!.write(request)
