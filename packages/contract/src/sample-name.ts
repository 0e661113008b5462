import type { ErrorName } from './errors.js'
import type { InvalidReason } from './kinds/ocr/invalid-reasons.js'

/** The answer that a caller in the sandbox asks for by name: a good one, or one that failed for this reason. */
export type SampleName = 'valid' | ErrorName | InvalidReason
