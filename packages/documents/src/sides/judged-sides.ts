import type { Side } from '../evidence/side-evidence.js'
import type { DocumentField } from '../fields/document-field.js'

/** Two readings of one field that cannot both be right. */
export interface Contradiction {
  readonly field: DocumentField
  /** Where the two stand: on both sides, or on one side, as print, zone or code. */
  readonly between: 'sides' | 'print and machine'
  /** On the front, in print, or in a zone beside which nothing is printed otherwise. */
  readonly one: string
  /** On the back, in the zone, or in the code. */
  readonly other: string
}

/**
 * `linked`: both sides name the same holder or number. `contradicted`: they differ in something that both say. `unlinked`: what would
 * tell could not be read. `unlinkable`: the document carries nothing that would.
 */
export type SidesLink = 'linked' | 'contradicted' | 'unlinked' | 'unlinkable'

/** Whether two pictures are the sides of one document. */
export interface JudgedSides {
  /** The side that the picture sent for it could not be read as; `repeated`: it shows the other side again. */
  readonly unread: { readonly side: Side; readonly why: 'unrecognised' | 'repeated' } | null
  readonly contradictions: readonly Contradiction[]
  readonly link: SidesLink
  /** Nothing stands on the back of this design: any picture passes for it, so that none vouches for the front. */
  readonly isBackBlank: boolean
  /** How far the fields that both sides carry agree, 0…100. */
  readonly percentage: number
}

const identifying: readonly DocumentField[] = ['document_number', 'CURP', 'surnames', 'names', 'birth_date']

/** Whether a field tells whose document it is, or which: two that differ in it are two documents. */
export const isIdentifying = (field: DocumentField): boolean => identifying.includes(field)
