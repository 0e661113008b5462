import type { Language } from '../text/language.js'
import type { Paths } from './operation.js'
import { exampleOf, requestOf } from './request-of.js'
import { samplesOf } from './samples/samples-of.js'

/** The OpenAPI document of this service. */
export const loadDocument = async (language: Language): Promise<{ paths: Paths }> => {
  const response = await fetch(`/openapi.json?lang=${language}`)
  return (await response.json()) as { paths: Paths }
}

/** The document with samples that name this service's own address. */
export const withSamples = (document: { paths: Paths }, origin: string): object => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { ...operation, 'x-codeSamples': samplesOf(requestOf(origin + path, method, exampleOf(operation))) },
        ]),
      ),
    ]),
  )
  return { ...document, servers: [{ url: origin }], paths }
}
