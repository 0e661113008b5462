/** A form as samples fill it: texts, and pictures by file name. */
export type FormValues = Readonly<Record<string, string | boolean>>

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
