import { fits } from '../../fits.js'
import type { KindOfWork } from '../kind.js'
import type { FaceMatchRequest, FaceMatchScores } from './engine.js'
import type { FaceMatchForm } from './form.js'
import { FaceMatchJob } from './job.js'
import { sampleFaces } from './sample.js'
import { shapeFaceMatch } from './shape.js'

export type { FaceMatchEngine, FaceMatchRequest, FaceMatchScores } from './engine.js'
export type { FaceMatchForm } from './form.js'
export type { FaceMatchAnswer } from './responses.js'

/** 1 − 1/n tells pictures of any length apart, and is never below 0.5. */
const fromLength = ({ byteLength }: Uint8Array): number => 1 - 1 / (2 + byteLength)

/** Compares the face of a selfie with the portrait of a document. */
export const faceMatch: KindOfWork<FaceMatchForm, FaceMatchJob, FaceMatchRequest, FaceMatchScores> = {
  ask: (form) => ({ details: form.details === true }),
  isJob: fits(FaceMatchJob),
  workOf: () => 'faces',
  toRequest: (job, { selfie, document, backside }) => ({
    ...job,
    selfie: selfie!,
    document: document!,
    ...(backside && { backside }),
  }),
  shape: shapeFaceMatch,
  // "Error processing the image": the interface's codes have no failure of a comparison.
  ownFailure: 'selfie_processing_failed',
  sample: sampleFaces,
  makeUp: ({ selfie, document }) => ({ similarity: fromLength(selfie), quality: fromLength(document) }),
}
