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
  workOf: (_asked, pictures) => (pictures.includes('selfie_turned') ? 'selfies' : 'selfie'),
  toRequest: (job, { selfie, selfie_turned }) => ({
    ...job,
    selfie: selfie!,
    ...(selfie_turned ? { selfie_turned } : {}),
  }),
  shape: shapeSelfieLiveness,
  ownFailure: 'liveness_failed',
  sample: sampleSelfie,
  makeUp: ({ selfie, selfie_turned }) => ({
    score: selfie.byteLength + (selfie_turned?.byteLength ?? 0),
    quality: 1,
    liveness: 1,
  }),
}
