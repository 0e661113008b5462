import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** Whether a value is what the schema says; the schema is compiled once, for the first value: most processes ask for few of them. */
export const fits = <Schema extends TSchema>(schema: Schema): ((value: unknown) => value is Static<Schema>) => {
  let check: Validator | undefined
  return (value): value is Static<Schema> => {
    check ??= Compile(schema)
    return check.Check(value)
  }
}
