import type { ErrorName } from '@vivid/contract'
import type { DocumentField } from '@vivid/documents'

/** What no card can be answered without (interface 2.6), and the code for it, in the order in which they are asked for. */
export const indispensable = [
  ['document_number', 'document_number_not_found'],
  ['names', 'names_not_found'],
  ['surnames', 'names_not_found'],
  ['birth_date', 'birth_date_unreadable'],
  ['gender', 'gender_unreadable'],
] as const satisfies readonly (readonly [DocumentField, ErrorName])[]
