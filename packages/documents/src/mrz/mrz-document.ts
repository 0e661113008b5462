import type { MrzDate } from './mrz-date.js'
import type { MrzFormatName } from './mrz-format.js'

/** A document as its holder would write it down, before transliteration, fillers and check digits. */
export interface MrzDocument {
  format: MrzFormatName
  /** One or two letters: P, PA, I, ID, V … */
  documentCode: string
  /** As printed in the zone: three letters, or D. */
  issuingState: string
  nationality: string
  /** The only name of a one-name person stands here. */
  surnames: string
  givenNames: string
  documentNumber: string
  birthDate: MrzDate
  /** Empty when not stated. */
  sex: 'M' | 'F' | ''
  /** Not printed on the old French card. */
  expiryDate: MrzDate
  optionalData?: string
  /** TD1 only: the second line's optional data. */
  optionalData2?: string
  /** Old French card only: department and office, six characters. */
  issuingOffice?: string
  /** What the issuer prints as TD3's check digit over empty optional data; both are allowed. Default 0. */
  emptyOptionalCheck?: '0' | '<'
}
