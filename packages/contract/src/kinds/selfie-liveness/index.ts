import { fits } from '../../fits.js'
import type { KindOfWork } from '../kind.js'
import type { LivenessScores, SelfieLivenessRequest } from './engine.js'
import type { LivenessForm } from './form.js'
import { SelfieLivenessJob } from './job.js'
import { sampleSelfie } from './sample.js'
import { shapeSelfieLiveness } from './shape.js'

export type { LivenessScores, SelfieLivenessEngine, SelfieLivenessRequest } from './engine.js'
export type { LivenessForm } from './form.js'
export type { LivenessAnswer } from './responses.js'

/** Tells living people from pictures of people. */
export const selfieLiveness: KindOfWork<LivenessForm, SelfieLivenessJob, SelfieLivenessRequest, LivenessScores> = {
  ask: (form) => ({ details: form.details === true }),
  isJob: fits(SelfieLivenessJob),
  workOf: () => 'selfie',
  toRequest: (job, { selfie }) => ({ ...job, selfie: selfie! }),
  shape: shapeSelfieLiveness,
  ownFailure: 'liveness_failed',
  sample: sampleSelfie,
  makeUp: ({ selfie }) => ({ score: selfie.byteLength, quality: 1, liveness: 1 }),
}
