import type { Box } from '../evidence/printed-line.js'
import type { DocumentField } from './document-field.js'

export type Source = 'mrz' | 'barcode' | 'print'

export type Flag =
  /** A check digit of the machine readable zone that covers it fails. */
  | 'check_digit_fails'
  /** The state's rule for such numbers does not hold; the value stays as printed. */
  | 'national_rule_fails'
  /** Another source clearly says something else. */
  | 'sources_disagree'
  /** It contradicts another field, such as an expiry before the issue. */
  | 'inconsistent'

/** What one source says of one field. */
export interface Candidate {
  readonly field: DocumentField
  /** In the interface's form. */
  readonly value: string
  /** As it stands on the document. */
  readonly printed: string
  /** 0…1 */
  readonly confidence: number
  readonly source: Source
  /** A check digit or a barcode's error correction vouches for it. */
  readonly verified: boolean
  /** The text may be cut short, as names in a machine readable zone are. */
  readonly truncated: boolean
  /** Probability of each character of `value`; null where it was put together otherwise. */
  readonly characters: readonly number[] | null
  /** Where it is printed. */
  readonly box: Box | null
  readonly flags: readonly Flag[]
}
export type Candidates = readonly Candidate[]

/** What all sources together say of one field. */
export interface FusedField extends Omit<Candidate, 'field'> {
  /** Every source that says the same, the winner included. */
  readonly agreeing: readonly Source[]
}
export type Fields = Readonly<Partial<Record<DocumentField, FusedField>>>
