import { type ErrorName, errors } from './errors.js'
import { type InvalidReason, invalidReasons } from './kinds/ocr/invalid-reasons.js'
import { type RefusalName, refusals } from './refusals.js'

/** Why an answer failed, as one name: of the coded error, of why a document that was read is not valid, or of the refusal. */
export type Reason = ErrorName | InvalidReason | RefusalName

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]

export const reasonNames: readonly Reason[] = [...namesOf(errors), ...namesOf(invalidReasons), ...namesOf(refusals)]
