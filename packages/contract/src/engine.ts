import type { ErrorName, FailureName, Language } from './errors.js'
import type { Device, DocumentType } from './interface.js'
import type { OcrDetails } from './ocr-details.js'
import type { OcrAnswer } from './responses.js'
import type { Seen } from './seen.js'

/** What may be asked of every engine. */
export interface Asked {
  /** A developer wants to be shown what was seen. */
  debug?: boolean
  /** Milliseconds from now after which nobody waits any more; what is optional is left out in time. */
  remainingMs?: number
}

/** What an engine is handed: picture bytes and the caller's options. It knows no queue, store or HTTP. */
export interface OcrRequest extends Asked {
  frontside: Uint8Array
  backside?: Uint8Array
  documentType: DocumentType
  documentId?: string
  validateSides: boolean
  /** Whether `details` is wanted beside the answer. */
  details?: boolean
  device?: Device
  /** For error texts inside an otherwise good answer (interface 2.5). */
  language: Language
}

export interface DocumentLivenessRequest extends Asked {
  frontside: Uint8Array
  backside?: Uint8Array
  documentType: DocumentType
  device?: Device
  language: Language
  /** What is read of a document that proves genuine; without it, nothing is. */
  reading?: Pick<OcrRequest, 'documentId' | 'validateSides' | 'details'>
}

export interface SelfieLivenessRequest extends Asked {
  selfie: Uint8Array
  device?: Device
}

/** Interface 2.10's `api_response`. */
export interface LivenessScores {
  /** Unbounded; higher means more live. */
  score: number
  /** 0…1 */
  quality: number
  /** 0…1 */
  liveness: number
}

/** What the document's proof of life found; 0…1 each, higher means more of an attack. */
export interface ProofOfLife {
  /** Higher means more genuine. */
  score: number
  signals: { screen: number; print: number; portrait: number; digital: number }
}

/** A document that nothing speaks against, and what reading it came to, where that was asked for. */
export interface ProvenDocument {
  proof: ProofOfLife
  reading?: EngineAnswer<OcrAnswer>
}

/** How long one step of an engine took: a stage of its pipeline, or one run of a network inside a stage. */
export interface StepTiming {
  step: 'stage' | 'inference'
  /** The stage's verb or the model's id. */
  name: string
  /** The model's. */
  version?: string
  /** Since the engine was handed the request. */
  startMs: number
  tookMs: number
}

/** What one engine adds to an answer when a developer asks for it; never part of an answer in production. */
export interface EngineDebug {
  seen?: Seen
  steps: readonly StepTiming[]
}

interface Timed {
  /** In the order in which the steps ended. */
  timings?: readonly StepTiming[]
  /** Where a developer asked for it. */
  seen?: Seen
}

/** A verdict the caller can act on. */
export interface Rejected extends Timed {
  outcome: 'rejected'
  error: ErrorName
  /** Which step failed (`back: mrz`), for identity cards' `details.metadata`, see `metadataText`; never personal data. */
  metadata?: string
  /** Present when a selfie got as far as its scores. */
  scores?: LivenessScores
  /** What is known of an identity card all the same, where it was asked for. */
  details?: OcrDetails
}

export interface Answered<Body> extends Timed {
  outcome: 'answered'
  body: Body
}

export type EngineAnswer<Body> = Answered<Body> | Rejected

/**
 * Thrown by an engine that knows which step of it failed, so that the caller learns it. Anything else that is thrown stands for
 * the failure of its kind of work, see `ownFailure`.
 */
export class EngineFailure extends Error {
  constructor(
    readonly failure: FailureName,
    cause: unknown,
  ) {
    super(failure, { cause })
  }
}

/** One engine per thread. A thrown error is a failure: a bug or a broken machine, never a verdict. */
export interface Engine<Request, Body> {
  /** Runs every network once, so that the first caller does not pay for it. */
  warmUp(): Promise<void>
  answer(request: Request): Promise<EngineAnswer<Body>>
}

export type OcrEngine = Engine<OcrRequest, OcrAnswer>
export type DocumentLivenessEngine = Engine<DocumentLivenessRequest, ProvenDocument>
export type SelfieLivenessEngine = Engine<SelfieLivenessRequest, LivenessScores>
