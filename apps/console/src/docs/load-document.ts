import type { Language } from '../text/language.js'
import { requestOf } from './request-of.js'
import { samplesOf } from './samples/samples-of.js'

interface Operation {
  requestBody?: { content: Record<string, { examples: Record<string, { value: Record<string, string | boolean> }> }> }
}
type Paths = Record<string, Record<string, Operation & Record<string, unknown>>>

/** The OpenAPI document of this service, with samples that name its own address. */
export const loadDocument = async (language: Language, origin = location.origin): Promise<object> => {
  const response = await fetch(`/openapi.json?lang=${language}`)
  const document = (await response.json()) as { paths: Paths }
  return withSamples(document, origin)
}

export const withSamples = (document: { paths: Paths }, origin: string): object => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { ...operation, 'x-codeSamples': samplesOf(requestOf(origin + path, method, operation)) },
        ]),
      ),
    ]),
  )
  return { ...document, servers: [{ url: origin }], paths }
}
