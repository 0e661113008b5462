import type { Asked, Engine, EngineAnswer } from '../../engine.js'
import type { Language } from '../../errors.js'
import type { Device, DocumentType } from '../../interface.js'
import type { DocumentPictures, WantedReading } from '../ocr/engine.js'
import type { OcrAnswer } from '../ocr/responses.js'

export interface IdReaderPlusRequest extends Asked, DocumentPictures {
  documentType: DocumentType
  device?: Device
  language: Language
  /** What is read of a document that proves genuine. */
  reading: WantedReading
}

/** What the document's proof of life found; 0…1 each, higher means more of an attack. */
export interface ProofOfLife {
  /** Higher means more genuine. */
  score: number
  signals: { screen: number; print: number; portrait: number; digital: number }
}

/** A document that nothing speaks against, and what reading it came to. */
export interface ProvenDocument {
  proof: ProofOfLife
  reading: EngineAnswer<OcrAnswer>
}

export type IdReaderPlusEngine = Engine<IdReaderPlusRequest, ProvenDocument>
