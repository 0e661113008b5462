import type { Asked, Engine } from '../../engine.js'
import type { Language } from '../../errors.js'
import type { Device, DocumentType } from '../../interface.js'
import type { OcrAnswer } from './responses.js'

export interface DocumentPictures {
  frontside: Uint8Array
  backside?: Uint8Array
}

/** What of a document is read, and how. */
export interface WantedReading {
  documentId?: string
  validateSides: boolean
  /** Whether `details` is wanted beside the answer. */
  details?: boolean
}

export interface OcrRequest extends Asked, DocumentPictures, WantedReading {
  documentType: DocumentType
  device?: Device
  /** For error texts inside an otherwise good answer (interface 2.5). */
  language: Language
}

export type OcrEngine = Engine<OcrRequest, OcrAnswer>
