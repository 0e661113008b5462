import type { Asked, Engine } from '../../engine.js'
import type { Device } from '../../interface.js'
import type { FaceMatchJob } from './job.js'

export interface FaceMatchRequest extends Asked, Pick<FaceMatchJob, 'within'> {
  selfie: Uint8Array
  /** A document's photo, or its portrait alone. */
  document: Uint8Array
  /** The document's other side: the portrait that it may bear must be the same person's. */
  backside?: Uint8Array
  device?: Device
}

/** Our own `api_response`: what is told of two faces. The vectors that they were compared by stay in the engine. */
export interface FaceMatchScores {
  /** 0…1; below 0.5 the faces do not match. */
  similarity: number
  /** 0…1: how well the worse of the two faces suits a comparison. */
  quality: number
}

/** Answers faces that match; those that do not are rejected with `faces_differ` and the scores. */
export type FaceMatchEngine = Engine<FaceMatchRequest, FaceMatchScores>
