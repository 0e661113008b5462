import type { CheckName, FieldName, MrzFormatName } from '../mrz-format.js'

export interface Correction {
  line: number
  position: number
  read: string
  taken: string
}

export interface DecodedMrz {
  format: MrzFormatName
  lines: readonly string[]
  /** Every check digit holds. */
  valid: boolean
  failingChecks: readonly CheckName[]
  /** Fields whose own check digit fails, or all that only the composite one covers when just that fails. */
  failingFields: readonly FieldName[]
  /** The recogniser's probability of each character, 0…1, per line. */
  confidences: readonly Float32Array[]
  /** The least probable character's probability, over everything and over the names, which no check digit protects. */
  confidence: number
  nameConfidence: number
  /** Mean log-probability per character. */
  meanLogProb: number
  /** Which of the given lines these are. */
  lineIndexes: readonly number[]
  /** Characters that were changed from the most probable reading to satisfy check digits. */
  corrections: readonly Correction[]
}
