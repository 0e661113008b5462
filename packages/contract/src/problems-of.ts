import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** What is wrong with a value, and where in it. */
export interface Problem {
  path: string[]
  /** Completes the sentence "PATH …". */
  what: string
}

const plain = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
const partsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(plain)

/** Everything that keeps a value from fitting the schema; nothing where it fits. Texts name no value: it may be a secret. */
export const problemsOf = (schema: TSchema): ((value: unknown) => Problem[]) => {
  const checked = Compile(schema)
  return (value) =>
    checked
      .Errors(value)
      // A field too many is told twice: once by itself, which says where, and once by the object around it.
      .filter(({ keyword }) => keyword !== 'additionalProperties')
      .map(({ keyword, instancePath, message, params }) => {
        const allowed = (params as { allowedValues?: unknown[] }).allowedValues
        const told = allowed ? `must be one of ${allowed.join(', ')}` : message
        return { path: partsOf(instancePath), what: keyword === 'boolean' ? 'is not known' : told }
      })
}
