import type { Language } from '../text/language.js'
import { exampleOf, type FormValues, requestOf } from './request-of.js'
import { samplesOf } from './samples/samples-of.js'

interface Property {
  type?: string
  format?: string
  enum?: string[]
  description?: string
}
interface Form {
  schema: { properties: Record<string, Property>; required?: string[] }
  examples: Record<string, { value: FormValues }>
}
/** What is looked at of an operation of the OpenAPI document. */
export interface Operation {
  summary: string
  requestBody?: { content: Record<string, Form> }
}
export type Paths = Record<string, Record<string, Operation>>

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
