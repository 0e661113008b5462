import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Whether a value is what the schema says; the schema is compiled once, here. */
export const fits = <Schema extends TSchema>(schema: Schema): ((value: unknown) => value is Static<Schema>) => {
  const check = Compile(schema)
  return (value): value is Static<Schema> => check.Check(value)
}
