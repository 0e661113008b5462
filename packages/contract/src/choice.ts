import { type TSchemaOptions, Type } from 'typebox'

/** An object without further fields, which is a component of its own in the OpenAPI document. */
export const named = (title: string) => ({ title, additionalProperties: false }) as const

/**
 * One of a few texts, as `enum`: code generators make an enumeration of it, where a union of constants becomes one class
 * for each of them.
 */
export const Choice = <const Values extends readonly string[]>(values: Values, options: TSchemaOptions = {}) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options })
