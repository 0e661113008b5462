import { type KindFacts, usualResources } from '../kind-facts.js'
import type { DocumentType } from './document-types.js'
import { readingErrors } from './errors.js'

/** The networks that a document is read with. */
export const readerModels = ['document-locator', 'mrz-finder', 'mrz-reader', 'text-detector', 'text-reader'] as const

export const ocrFacts = {
  title: { en: 'Reading', es: 'Lectura', pt: 'Leitura' },
  service: 'ocr',
  isUsual: true,
  endpoint: 'ocr',
  pictures: ['frontside', 'backside'],
  errors: readingErrors,
  findings: {},
  coldMs: { passport: 150, passport_plus: 430, identification_card: 600 } satisfies Record<DocumentType, number>,
  samples: {
    passport: {
      about: 'passport, zone read',
      fields: { document_type: 'passport' },
      pictures: { frontside: 'passport' },
    },
    plus: {
      about: 'passport_plus, the whole page read',
      fields: { document_type: 'passport_plus', device: 'ANDROID' },
      pictures: { frontside: 'passport' },
    },
    card: {
      about: 'identity card, both sides',
      fields: { document_type: 'identification_card' },
      pictures: { frontside: 'card front', backside: 'card back' },
    },
  },
  resources: usualResources,
  image: { largestMb: 251, models: readerModels },
} as const satisfies KindFacts

/** Interface 4.1 and 2.1. */
export const ocrEndpointFacts = { path: '/api/v3.2/ocr/', services: ['ocr'], files: ['frontside', 'backside'] } as const
