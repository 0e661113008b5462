import { documentErrors } from './document-errors.js'
import type { ErrorEntry, Language } from './error-entry.js'
import { selfieErrors } from './selfie-errors.js'

export type { Fault, Language } from './error-entry.js'

/** Every coded error of interface 3.2, once. Answers, docs and tests are made from this table. */
export const errors = { ...documentErrors, ...selfieErrors } as const satisfies Record<string, ErrorEntry>

const rangeOf = (rows: Readonly<Record<string, ErrorEntry>>): readonly [number, number] => {
  const codes = Object.values(rows).map(({ code }) => code)
  return [Math.min(...codes), Math.max(...codes)]
}

/** The lowest and the highest code that an endpoint answers with. */
export const codeRanges = { ocr: rangeOf(documentErrors), liveness: rangeOf(selfieErrors) } as const

export type ErrorName = keyof typeof errors

/** A failure is ours, whatever was sent; every other error is a rejection. */
export type FailureName = {
  [Name in ErrorName]: (typeof errors)[Name]['fault'] extends 'bug' ? Name : never
}[ErrorName]

export const errorText = (name: ErrorName, language: Language): string => errors[name][language]
