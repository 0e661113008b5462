import type { MrzReading } from '../mrz/parse/mrz-reading.js'
import type { PrintedLine } from './printed-line.js'

export interface DecodedBarcode {
  /** As the decoder names it: QRCode, PDF417, DataMatrix, Code128 … */
  readonly format: string
  readonly text: string
  readonly bytes: Uint8Array
}

export interface ReadZone {
  readonly reading: MrzReading
  /** Probability of each character, 0…1, per line. */
  readonly confidences: readonly Float32Array[]
}

/** Everything that was read on one side of a document. */
export interface SideEvidence {
  readonly kind: 'card' | 'passport'
  readonly lines: readonly PrintedLine[]
  readonly mrz: ReadZone | null
  readonly barcodes: readonly DecodedBarcode[]
}

export type Side = 'front' | 'back'
