import { type ErrorName, errors } from '../../errors.js'
import { EXAMPLE_ID } from '../../example-id.js'
import { faceMatchEndpoint } from '../../kinds/face-match/endpoint.js'
import { ocrEndpoint } from '../../kinds/ocr/endpoint.js'
import { ocrAnswers } from '../../kinds/ocr/examples.js'
import { livenessEndpoint } from '../../kinds/selfie-liveness/endpoint.js'
import { refusals } from '../../refusals.js'
import type { Example } from '../endpoint.js'

const pictures = { selfie: 'selfie.jpg', document: 'document.jpg' }

export const biometricsRequests: Record<string, Example> = {
  together: { summary: 'Liveness and face match', value: { details: true, return_id: true, ...pictures } },
  onboarding: {
    summary: 'The same, and the passport is read',
    value: { document_type: 'passport', device: 'IOS', ...pictures },
  },
  card: {
    summary: 'The same with both sides of an identity card',
    value: { document_type: 'identification_card', ...pictures, backside: 'back.jpg' },
  },
}

const { id: _, ...passport } = ocrAnswers.Passport.value

export const biometricsExample: Example = {
  summary: 'Everything is valid, with details and id',
  value: {
    valid: true,
    liveness: { valid: true, api_response: { score: 2.06, quality: 1, liveness: 0.887 } },
    face_match: { valid: true, api_response: { similarity: 0.83, quality: 0.91 } },
    document: passport,
    id: EXAMPLE_ID,
  },
}

export const unfinishedExample = (reason: 'unavailable' | 'deadline_exceeded'): Example => {
  const { en: error } = refusals[reason]
  return {
    summary: 'One part did not finish',
    value: { error, reason, valid: false, liveness: { valid: true }, face_match: { error, reason } },
  }
}

/** The part that says so. */
export const failedExample = (error: ErrorName): object => {
  const told = (endpoint: { errors: object }) => Object.hasOwn(endpoint.errors, error)
  if (told(livenessEndpoint)) return { valid: false, liveness: livenessEndpoint.docs.badExample(error) }
  if (!told(ocrEndpoint) || errors[error].code < 800)
    return { valid: false, liveness: { valid: true }, face_match: faceMatchEndpoint.docs.badExample(error) }
  return { valid: false, face_match: { valid: true }, document: ocrEndpoint.docs.badExample(error) }
}
