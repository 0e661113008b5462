import { type KindFacts, usualResources } from '../kind-facts.js'
import type { DocumentType } from '../ocr/document-types.js'
import { readerModels } from '../ocr/facts.js'
import { proofErrors } from './errors.js'

export const idReaderPlusFacts = {
  title: { en: 'Proof of life', es: 'Prueba de vida', pt: 'Prova de vida' },
  service: 'id_reader_plus',
  isUsual: false,
  endpoint: 'ocr',
  pictures: ['frontside', 'backside'],
  errors: proofErrors,
  findings: {
    document_on_screen: 'screen',
    document_copied: 'copy',
    document_portrait_replaced: 'portrait',
    document_manipulated: 'manipulated',
  } satisfies Partial<Record<keyof typeof proofErrors, string>>,
  // What proof and reading of a printed page or a card take is added up.
  coldMs: { passport: 280, passport_plus: 420, identification_card: 800 } satisfies Record<DocumentType, number>,
  samples: {
    proof: {
      about: 'passport with proof of life (ID Reader Plus)',
      fields: { document_type: 'passport' },
      pictures: { frontside: 'passport' },
    },
  },
  resources: usualResources,
  image: {
    largestMb: 267,
    models: ['document-liveness', 'face-detector', 'face-embedding', 'face-mesh', 'portrait-sex', ...readerModels],
  },
} as const satisfies KindFacts
