import { fits } from '../../fits.js'
import type { KindOfWork } from '../kind.js'
import type { LivenessScores, SelfieLivenessRequest } from './engine.js'
import { SelfieLivenessJob } from './job.js'
import { shapeSelfieLiveness } from './shape.js'

export type { LivenessScores, SelfieLivenessEngine, SelfieLivenessRequest } from './engine.js'

/** Tells living people from pictures of people. */
export const selfieLiveness: KindOfWork<SelfieLivenessJob, SelfieLivenessRequest, LivenessScores> = {
  isJob: fits(SelfieLivenessJob),
  workOf: () => 'selfie',
  toRequest: (job, { selfie }) => ({ ...job, selfie: selfie! }),
  shape: shapeSelfieLiveness,
  ownFailure: 'liveness_failed',
  makeUp: ({ selfie }) => ({ score: selfie.byteLength, quality: 1, liveness: 1 }),
  example: { images: { selfie: 'images/1/selfie' }, details: false },
}
