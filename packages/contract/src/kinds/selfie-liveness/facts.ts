import { type KindFacts, usualResources } from '../kind-facts.js'
import { selfieErrors } from './errors.js'

export const selfieLivenessFacts = {
  title: { en: 'Liveness', es: 'Vida', pt: 'Vida' },
  service: 'liveness',
  isUsual: true,
  endpoint: 'liveness',
  pictures: ['selfie', 'selfie_turned'],
  errors: selfieErrors,
  findings: { liveness_score: 'spoof', face_is_flat: 'flat_face' } satisfies Partial<
    Record<keyof typeof selfieErrors, string>
  >,
  coldMs: { selfie: 120, selfies: 460 },
  samples: {
    selfie: { about: 'selfie liveness', fields: { details: 'True' }, pictures: { selfie: 'selfie' } },
    turned: {
      about: 'selfie liveness with a second picture, the head turned',
      fields: { details: 'True' },
      pictures: { selfie: 'selfie', selfie_turned: 'selfie turned' },
    },
  },
  resources: usualResources,
  image: {
    largestMb: 241,
    models: [
      'face-conditions',
      'face-detector',
      'face-embedding',
      'face-mesh',
      'selfie-liveness',
      'selfie-surroundings',
    ],
  },
} as const satisfies KindFacts

/** Interface 4.2 and 2.9. */
export const livenessEndpointFacts = {
  path: '/api/v3.2/biometrics/liveness/',
  services: ['liveness'],
  files: ['selfie', 'selfie_turned'],
} as const
