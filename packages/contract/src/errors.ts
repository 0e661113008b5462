import type { ErrorEntry } from './error-entry.js'
import { type JobKind, kindFacts } from './kinds/facts.js'
import type { Language } from './languages.js'

export { type InvalidReason, invalidReasons } from './kinds/ocr/invalid-reasons.js'
export type { Language } from './languages.js'

type Merged<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (table: infer All) => void
  ? All
  : never

/** Every coded error, once: the rows of all kinds of work. Answers, docs and tests are made from this table. */
export const errors = Object.fromEntries(
  Object.values(kindFacts).flatMap((facts) => Object.entries<ErrorEntry>(facts.errors)),
) as Merged<(typeof kindFacts)[JobKind]['errors']>

export type ErrorName = keyof typeof errors

/** A failure is ours, whatever was sent; every other error is a rejection. */
export type FailureName = {
  [Name in ErrorName]: (typeof errors)[Name]['fault'] extends 'bug' ? Name : never
}[ErrorName]

/** `detail` stands behind the error's own text. */
export const errorText = (name: ErrorName, language: Language, detail?: string): string =>
  detail === undefined ? errors[name][language] : `${errors[name][language]} ${detail}`
