import type { ErrorName } from '@vivid/contract'
import type { Decoded, EmbeddedFace, Quad } from '@vivid/vision'
import type { AnalysedFace } from '../selfie-liveness/analysed-selfie.js'
import type { FaceOnDocument } from './stages/find-portrait.js'

/** A face of a picture as numbers, and where it stands. Never leaves the engine. */
export interface FaceNumbers extends EmbeddedFace {
  /** The square of the picture that the network saw. */
  readonly square: Quad
}

export interface SelfieFace extends Decoded {
  readonly found: AnalysedFace | null
  readonly problem: ErrorName | null
}

export interface DocumentFace extends Decoded {
  /** The picture's name in the request. */
  readonly name: 'document' | 'backside'
  /** The largest face on it. */
  readonly found: FaceOnDocument | null
  /** The other faces on it, on whichever document. */
  readonly beside: readonly FaceOnDocument[]
}

export interface FoundOnDocument extends DocumentFace {
  readonly found: FaceOnDocument
}

/** All that was found out about a selfie and a document. */
export interface ComparedFaces {
  readonly selfie: SelfieFace
  readonly document: DocumentFace | null
  /** Null where one of the two faces is missing or cannot be told apart from others. */
  readonly compared: Compared | null
  /** Why the pair is rejected, the first reason that holds. */
  readonly problem: ErrorName | null
}

export interface Compared {
  /** 0…1; 0.5 at the limit. */
  readonly similarity: number
  /** 0…1, of the worse of both faces. */
  readonly quality: number
  readonly portraitQuality: number
  /** 0…1: how much the two pictures are one. */
  readonly sameness: number
}
