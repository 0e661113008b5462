import type { MrzDate } from '../mrz-date.js'
import type { CheckName, FieldName, MrzFormatName } from '../mrz-format.js'
import type { VerifiedCheck } from '../verify-checks.js'

/** A number that a state is publicly known to print in the optional data. */
export interface NationalNumber {
  kind: string
  value: string
}

/** A field as evidence: what is printed, what it means (null: nothing sensible) and whether it can be trusted. */
export interface MrzField<Value> {
  raw: string
  value: Value | null
  /** It fits its alphabet, means something and its own check digit, if it has one, holds. */
  valid: boolean
}

export interface MrzReading {
  format: MrzFormatName
  lines: readonly string[]
  /** Every check digit holds. */
  valid: boolean
  checks: readonly VerifiedCheck[]
  failingChecks: readonly CheckName[]
  failingFields: readonly FieldName[]
  documentCode: MrzField<string>
  issuingState: MrzField<string>
  nationality: MrzField<string>
  surnames: MrzField<string>
  givenNames: MrzField<string>
  namesTruncated: boolean
  documentNumber: MrzField<string>
  birthDate: MrzField<MrzDate>
  /** Empty when not stated. */
  sex: MrzField<'M' | 'F' | ''>
  /** Null where the format prints none. */
  expiryDate: MrzField<MrzDate> | null
  /** The old French card's year and month of issue. */
  issuingDate: MrzDate | null
  optionalData: MrzField<string> | null
  optionalData2: MrzField<string> | null
  /** Issuing state in three letters. */
  country: string
  /** Nationality in three letters. */
  nationalityCountry: string
  /** The optional data without fillers; TD1: the first of its two that holds anything. */
  registryNumber: string
  nationalNumber: NationalNumber | null
}
