import type { Alphabet } from './alphabet.js'

export type MrzFormatName = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA'

export type CheckName = 'documentNumber' | 'birthDate' | 'expiryDate' | 'optionalData' | 'composite'

export type FieldName =
  | 'documentCode'
  | 'issuingState'
  | 'names'
  | 'surnames'
  | 'givenNames'
  | 'documentNumber'
  | 'nationality'
  | 'birthDate'
  | 'sex'
  | 'expiryDate'
  | 'optionalData'
  | 'optionalData2'
  | 'issuingOffice'

/** Characters [start, end) of a line, all counted from 0. */
export interface Span {
  line: number
  start: number
  end: number
}

export interface FieldSpec extends Span {
  name: FieldName
  alphabet: Alphabet
  /** The check digit that covers this field alone; the composite one covers more. */
  check?: CheckName
}

export interface CheckSpec {
  name: CheckName
  line: number
  position: number
  covers: readonly Span[]
  /** The filler may stand for 0 when everything covered is filler (ICAO 9303-4 §4.2.2, position 43). */
  fillerWhenEmpty?: boolean
}

export interface MrzFormat {
  name: MrzFormatName
  lineCount: number
  lineLength: number
  /** First characters of the document codes that this format carries. */
  codeInitials: string
  fields: readonly FieldSpec[]
  /** In the order of their positions, the composite one last. */
  checks: readonly CheckSpec[]
}

export const span = (line: number, start: number, end: number): Span => ({ line, start, end })
