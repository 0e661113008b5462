import type { DecodedBarcode } from '../evidence/side-evidence.js'
import type { DocumentField } from '../fields/document-field.js'

export type PayloadValues = Readonly<Partial<Record<DocumentField, string | undefined>>>

export interface ParsedBarcode {
  /** Which payload it is; `url`, `text` and `bytes` are kept as evidence and never interpreted. */
  readonly payload: string
  /** Three letters where the payload is one state's. */
  readonly state: string | null
  readonly values: PayloadValues
  /** It is such a payload but does not hold together. */
  readonly broken: boolean
}

/** Null: not this payload. */
export type PayloadParser = (barcode: DecodedBarcode, today: Date) => ParsedBarcode | null
