import type { ErrorEntry } from './error-entry.js'
import { proofErrors } from './kinds/document-liveness/errors.js'
import { readingErrors } from './kinds/ocr/errors.js'
import { selfieErrors } from './kinds/selfie-liveness/errors.js'

const rangeOf = (rows: Readonly<Record<string, ErrorEntry>>): readonly [number, number] => {
  const codes = Object.values(rows).map(({ code }) => code)
  return [Math.min(...codes), Math.max(...codes)]
}

/** The lowest and the highest code that an endpoint answers with. */
export const codeRanges = {
  ocr: rangeOf({ ...readingErrors, ...proofErrors }),
  liveness: rangeOf(selfieErrors),
} as const
