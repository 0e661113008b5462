import type { SampleRequest } from '../../kinds/kind-facts.js'

/** One request for several services: what each of them answers stands under its name. Beyond the interface, which only names it. */
export const biometricsEndpointFacts = {
  path: '/api/v3.2/biometrics/',
  services: ['liveness', 'face_match'],
  // `frontside` is another name of `document`.
  files: ['selfie', 'selfie_turned', 'document', 'frontside', 'backside'],
} as const

/** Requests that ask several kinds at once. */
export const biometricsSamples = {
  together: {
    about: 'selfie and passport in one request: liveness and face match',
    kinds: ['selfie-liveness', 'face-match'],
    fields: { details: 'True' },
    pictures: { selfie: 'selfie', document: 'passport' },
  },
  onboarding: {
    about: 'the same, and the passport is read',
    kinds: ['selfie-liveness', 'face-match', 'ocr'],
    fields: { document_type: 'passport' },
    pictures: { selfie: 'selfie', document: 'passport' },
  },
} as const satisfies Record<string, SampleRequest & { kinds: readonly string[] }>
