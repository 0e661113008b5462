import { codeRanges } from '../code-ranges.js'
import type { Language } from '../errors.js'
import { detailsExample } from '../examples.js'
import { interfaceVersion, routes } from '../interface.js'
import {
  IdentityCardResponse,
  LivenessAccepted,
  LivenessRejected,
  MexicanPassportResponse,
  OcrFailure,
  PassportPartialResponse,
  PassportPlusResponse,
  PassportResponse,
  ProofOfLifeFailure,
  RefusalBody,
  SidesResponse,
} from '../responses.js'
import { TransactionRecord } from '../transactions.js'
import { analysisOperation } from './analysis-operation.js'
import { componentsOf } from './components.js'
import { sharedParts } from './shared-parts.js'
import { transactionOperation } from './transaction-operation.js'
import { translated } from './translated.js'
import { LivenessUpload, OcrUpload } from './uploads.js'

const answers = [
  PassportResponse,
  PassportPlusResponse,
  MexicanPassportResponse,
  PassportPartialResponse,
  IdentityCardResponse,
  SidesResponse,
  OcrFailure,
  ProofOfLifeFailure,
  LivenessAccepted,
  LivenessRejected,
  RefusalBody,
  TransactionRecord,
]

const lead =
  'HTTP 200 means that the analysis finished, also when it ends with a code: look at `error_code`. Codes of this endpoint:'

const paths = {
  [routes.ocr]: {
    post: analysisOperation({
      id: 'readDocument',
      tag: 'documents',
      endpoint: 'ocr',
      summary: 'Read an identity document',
      lead: `Reads a passport or both sides of an identity card. Where ID Reader Plus is contracted, it also proves that the picture shows a genuine physical document. ${lead}`,
      codes: codeRanges.ocr,
      form: OcrUpload,
      tooLarge: 'A picture over 2 MB.',
      good: ['Passport', 'PassportPlus', 'MexicanPassport', 'PassportPartial', 'IdentityCard', 'Sides'],
      // In this order, as a generated client takes the first that fits: the proof of life's body fits both.
      bad: ['ProofOfLifeFailure', 'OcrFailure'],
      also: { details: detailsExample },
    }),
  },
  [routes.liveness]: {
    post: analysisOperation({
      id: 'checkLiveness',
      tag: 'selfies',
      endpoint: 'liveness',
      summary: 'Tell whether a selfie shows a living person',
      lead: `Accepts the picture of a living person and refuses photos of photos and screens. ${lead}`,
      codes: codeRanges.liveness,
      form: LivenessUpload,
      tooLarge: 'A selfie over the limit, 10 MB unless the service is set otherwise.',
      good: ['LivenessAccepted'],
      bad: ['LivenessRejected'],
    }),
  },
  [`${routes.transactions}{id}`]: {
    get: transactionOperation({
      id: 'getTransaction',
      summary: 'What came of a request',
      description: 'For the tenant whose request it was, for as long as records are kept. It holds no personal data.',
      refusals: [],
    }),
    delete: transactionOperation({
      id: 'eraseTransaction',
      summary: 'Erase what is still kept of a request',
      description:
        'Deletes its images and the answer kept for its Idempotency-Key. The record remains: id, tenant, kind, times, codes and model versions.',
      refusals: ['transaction_under_way'],
    }),
  },
}

/** OpenAPI 3.1, made from the schemas that validate. */
export const openApi = (language: Language = 'en') => {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Vivid',
      version: interfaceVersion,
      description:
        'Reads identity documents and tells living people and genuine documents from fakes. Pictures go in as a multipart form, JSON comes out.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Vivid' },
    },
    servers: [{ url: '/', description: 'The service that this document comes from.' }],
    tags: [
      {
        name: 'documents',
        'x-displayName': 'Documents',
        description: 'Passports and identity cards: what they say, and whether they are genuine.',
      },
      {
        name: 'selfies',
        'x-displayName': 'Selfie liveness',
        description: 'Whether a picture of a face was taken of a living person.',
      },
      {
        name: 'transactions',
        'x-displayName': 'Transactions',
        description: 'What is kept of a request, and how to erase it.',
      },
    ],
    paths,
    components: { ...sharedParts, schemas: componentsOf(answers) },
  }
  return language === 'es' ? translated(document) : document
}
