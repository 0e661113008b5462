import { type KindFacts, usualResources } from '../kind-facts.js'
import { faceMatchErrors } from './errors.js'

export const faceMatchFacts = {
  title: { en: 'Face match', es: 'Comparación de caras', pt: 'Comparação de rostos' },
  service: 'face_match',
  isUsual: false,
  endpoint: 'face_match',
  pictures: ['selfie', 'document'],
  errors: faceMatchErrors,
  findings: { selfie_of_document: 'presented_portrait' } satisfies Partial<
    Record<keyof typeof faceMatchErrors, string>
  >,
  coldMs: { faces: 250 },
  samples: {
    match: {
      about: 'selfie against the portrait of a passport',
      fields: { details: 'True' },
      pictures: { selfie: 'selfie', document: 'passport' },
    },
  },
  resources: usualResources,
  image: {
    largestMb: 243,
    models: ['document-locator', 'face-conditions', 'face-detector', 'face-embedding', 'face-mesh'],
  },
} as const satisfies KindFacts

/** Beyond the interface. */
export const faceMatchEndpointFacts = {
  path: '/api/v3.2/biometrics/face-match/',
  services: ['face_match'],
  files: ['selfie', 'document'],
} as const
