import { Type } from 'typebox'
import type { PictureRules, PlainEndpoint, RejectionWords } from '../../endpoints/endpoint.js'
import { formParser } from '../../endpoints/parse-form.js'
import { type ErrorName, errors, errorText, type Language } from '../../errors.js'
import { EXAMPLE_ID } from '../../example-id.js'
import { fits } from '../../fits.js'
import { selfiePicture } from '../selfie-liveness/endpoint.js'
import { faceMatchEndpointErrors } from './errors-of-endpoint.js'
import type { faceMatchEndpointFacts } from './facts.js'
import { FaceMatchForm } from './form.js'
import { faceMatchPortuguese } from './portuguese.js'
import { FaceMatchAccepted, FaceMatchRejected } from './responses.js'
import { faceMatchSpanish } from './spanish.js'

const rejected = (error: ErrorName, language: Language, { detail }: RejectionWords = {}) => ({
  valid: false,
  message: errorText(error, language, detail),
  error_code: errors[error].code,
})
const fitsResponse = fits(Type.Union([FaceMatchAccepted, FaceMatchRejected]))

/** Beyond the interface, shaped as its liveness endpoint. */
export const faceMatchEndpoint: PlainEndpoint<'face-match', FaceMatchForm> = {
  kind: 'face-match',
  form: FaceMatchForm,
  parse: formParser(FaceMatchForm),
  pictures: {
    selfie: selfiePicture,
    document: {
      size: 'document',
      missing: 'document_missing',
      unreadable: 'file_unreadable',
      tooLarge: 'file_too_large',
      description: 'Photo of the document, or its portrait alone, at most 2 MB unless the service is set otherwise.',
    },
  } satisfies Record<(typeof faceMatchEndpointFacts.files)[number], PictureRules>,
  errors: faceMatchEndpointErrors,
  rejected,
  fits: (_form, body) => fitsResponse(body),
  docs: {
    id: 'matchFaces',
    tag: {
      name: 'biometrics',
      'x-displayName': 'Biometrics',
      description: 'Selfies and documents together: whether the person lives and is the one on the document.',
    },
    summary: 'Tell whether a selfie shows the person on a document',
    lead: 'Compares the face of a selfie with the portrait of a document. It does not prove that the selfie lives: send both to the combined request for that.',
    tooLarge: 'A selfie over 10 MB or a document over 2 MB, unless the service is set otherwise.',
    requests: {
      verdict: { summary: 'Whether the faces match', value: { selfie: 'selfie.jpg', document: 'document.jpg' } },
      details: {
        summary: 'With similarity and transaction id',
        value: { details: true, return_id: true, device: 'IOS', selfie: 'selfie.jpg', document: 'document.jpg' },
      },
    },
    good: [
      {
        schema: FaceMatchAccepted,
        example: {
          summary: 'The faces match, with details and id',
          value: { valid: true, api_response: { similarity: 0.83, quality: 0.91 }, id: EXAMPLE_ID },
        },
      },
    ],
    bad: [FaceMatchRejected],
    badExample: (error) => rejected(error, 'en'),
    translations: { es: faceMatchSpanish, pt: faceMatchPortuguese },
  },
}
