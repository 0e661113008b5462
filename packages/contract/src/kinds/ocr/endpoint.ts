import type { EndpointDefinition, PictureRules } from '../../endpoints/endpoint.js'
import { formParser } from '../../endpoints/parse-form.js'
import { type ErrorName, errors, errorText } from '../../errors.js'
import { EXAMPLE_ID } from '../../example-id.js'
import { proofErrors } from '../id-reader-plus/errors.js'
import { readingErrors } from './errors.js'
import { detailsExample, ocrAnswers, ocrRequests } from './examples.js'
import type { ocrEndpointFacts } from './facts.js'
import { fitsOcrResponse } from './fits.js'
import { OcrForm } from './form.js'
import { metadataText } from './metadata.js'
import { ocrPortuguese } from './portuguese.js'
import {
  IdentityCardResponse,
  MexicanPassportResponse,
  OcrFailure,
  PassportPartialResponse,
  PassportPlusResponse,
  PassportResponse,
  ProofOfLifeFailure,
  SidesResponse,
} from './responses.js'
import { ocrSpanish } from './spanish.js'

const document = {
  size: 'document',
  unreadable: 'file_unreadable',
  tooLarge: 'file_too_large',
} as const satisfies Partial<PictureRules>

/** A failed proof of life answers with 2.8's second body. */
const isProof = (error: ErrorName): boolean => Object.hasOwn(proofErrors, error) && errors[error].status === 200

/** Interface 4.1: reading alone or, where ID Reader Plus is contracted, proof of life and reading. */
export const ocrEndpoint: EndpointDefinition<OcrForm> = {
  form: OcrForm,
  parse: formParser(OcrForm),
  pictures: {
    frontside: {
      ...document,
      missing: 'frontside_missing',
      description: 'Front of the document, a picture of at most 2 MB unless the service is set otherwise.',
    },
    // The gateway asks for it where `document_type` is a card.
    backside: {
      ...document,
      description:
        'Back of the document, a picture of at most 2 MB unless the service is set otherwise; required for identity cards, ignored for passports.',
    },
  } satisfies Record<(typeof ocrEndpointFacts.files)[number], PictureRules>,
  errors: { ...readingErrors, ...proofErrors },
  rejected: (error, language, { metadata, detail } = {}) => ({
    error: errorText(error, language, detail),
    error_code: errors[error].code,
    ...(metadata === undefined ? {} : { details: { metadata: metadataText(metadata, language) } }),
  }),
  fits: fitsOcrResponse,
  docs: {
    id: 'readDocument',
    tag: {
      name: 'documents',
      'x-displayName': 'Documents',
      description: 'Passports and identity cards: what they say, and whether they are genuine.',
    },
    summary: 'Read an identity document',
    lead: 'Reads a passport or both sides of an identity card. Where ID Reader Plus is contracted, it also proves that the picture shows a genuine physical document.',
    tooLarge: 'A picture over 2 MB, unless the service is set otherwise.',
    requests: ocrRequests,
    good: [
      { schema: PassportResponse, example: ocrAnswers.Passport },
      { schema: PassportPlusResponse, example: ocrAnswers.PassportPlus },
      { schema: MexicanPassportResponse, example: ocrAnswers.MexicanPassport },
      { schema: PassportPartialResponse, example: ocrAnswers.PassportPartial },
      { schema: IdentityCardResponse, example: ocrAnswers.IdentityCard },
      { schema: SidesResponse, example: ocrAnswers.Sides },
    ],
    // The proof of life's body fits both.
    bad: [ProofOfLifeFailure, OcrFailure],
    also: { details: detailsExample },
    badExample: (error) => ({
      ...(isProof(error) ? { valid: false, id: EXAMPLE_ID } : {}),
      error: errorText(error, 'en'),
      error_code: errors[error].code,
    }),
    translations: { es: ocrSpanish, pt: ocrPortuguese },
  },
}
