import { Type } from 'typebox'
import type { PictureRules, PlainEndpoint, RejectionWords } from '../../endpoints/endpoint.js'
import { formParser } from '../../endpoints/parse-form.js'
import { type ErrorName, errors, errorText, type Language } from '../../errors.js'
import { EXAMPLE_ID } from '../../example-id.js'
import { fits } from '../../fits.js'
import { selfieErrors } from './errors.js'
import type { livenessEndpointFacts } from './facts.js'
import { LivenessForm } from './form.js'
import { livenessPortuguese } from './portuguese.js'
import { LivenessAccepted, LivenessRejected } from './responses.js'
import { livenessSpanish } from './spanish.js'

const rejected = (error: ErrorName, language: Language, { detail }: RejectionWords = {}) => ({
  valid: false,
  message: errorText(error, language, detail),
  error_code: errors[error].code,
})
const fitsResponse = fits(Type.Union([LivenessAccepted, LivenessRejected]))

/** The selfie of every form that holds one. */
export const selfiePicture: PictureRules = {
  size: 'selfie',
  missing: 'selfie_missing',
  unreadable: 'selfie_unreadable',
  tooLarge: 'selfie_too_large',
  description: 'Picture of the person, at most 10 MB unless the service is set otherwise.',
}

/** Beyond the interface: may be left out, and then nothing changes. */
const selfieTurnedPicture: PictureRules = {
  size: 'selfie',
  unreadable: 'selfie_unreadable',
  tooLarge: 'selfie_too_large',
  description:
    'The same person a moment later, the head turned by 15 to 25 degrees to one side; may be left out. With it, a print or a screen is told from a head by its flatness.',
}

/** Interface 4.2. */
export const livenessEndpoint: PlainEndpoint<'selfie-liveness', LivenessForm> = {
  kind: 'selfie-liveness',
  form: LivenessForm,
  parse: formParser(LivenessForm),
  pictures: { selfie: selfiePicture, selfie_turned: selfieTurnedPicture } satisfies Record<
    (typeof livenessEndpointFacts.files)[number],
    PictureRules
  >,
  errors: selfieErrors,
  rejected,
  fits: (_form, body) => fitsResponse(body),
  docs: {
    id: 'checkLiveness',
    tag: {
      name: 'selfies',
      'x-displayName': 'Selfie liveness',
      description: 'Whether a picture of a face was taken of a living person.',
    },
    summary: 'Tell whether a selfie shows a living person',
    lead: 'Accepts the picture of a living person and refuses photos of photos and screens.',
    tooLarge: 'A selfie over the limit, 10 MB unless the service is set otherwise.',
    requests: {
      verdict: { summary: 'The verdict alone', value: { selfie: 'selfie.jpg' } },
      details: {
        summary: 'With scores and transaction id',
        value: { details: true, return_id: true, device: 'IOS', selfie: 'selfie.jpg' },
      },
      turned: {
        summary: 'With a second picture, the head turned',
        value: { details: true, selfie: 'selfie.jpg', selfie_turned: 'turned.jpg' },
      },
    },
    good: [
      {
        schema: LivenessAccepted,
        example: {
          summary: '2.10 Accepted, with details and id',
          value: { valid: true, api_response: { score: 2.06, quality: 1, liveness: 0.887 }, id: EXAMPLE_ID },
        },
      },
    ],
    bad: [LivenessRejected],
    badExample: (error) => rejected(error, 'en'),
    translations: { es: livenessSpanish, pt: livenessPortuguese },
  },
}
