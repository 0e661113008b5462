import { type TSchema, Type } from 'typebox'
import { errors } from './errors.js'
import {
  answerExamples,
  codedExamples,
  detailsExample,
  type Example,
  refusalExamples,
  requestExamples,
  transactionExample,
} from './examples.js'
import { LivenessForm, OcrForm } from './forms.js'
import { type RefusalName, refusals } from './refusals.js'
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
} from './responses.js'
import { TransactionRecord } from './transactions.js'

const json = (schemas: TSchema[], examples: Record<string, Example>) => ({
  'application/json': { schema: schemas.length === 1 ? schemas[0] : Type.Union(schemas), examples },
})
const picture = (contentType: string, description: string) =>
  Type.Unsafe<Uint8Array>({ type: 'string', contentMediaType: contentType, description })
const ref = (name: string) => Type.Unsafe({ $ref: `#/components/schemas/${name}` })

/** By status; refusals that share one stand together. */
const refusalsOf = (names: RefusalName[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { status } = refusals[name]
      const sharing = names.filter((one) => refusals[one].status === status)
      const description = sharing.map((one) => refusals[one].en).join(' ')
      return [String(status), { description, content: json([ref('Refusal')], refusalExamples(sharing)) }]
    }),
  )

/** Spread into both operations: what the gateway answers before or instead of an analysis. */
const commonRefusals = refusalsOf([
  'unauthorized',
  'service_not_contracted',
  'request_timeout',
  'idempotency_key_reused',
  'not_multipart',
  'expectation_failed',
  'rate_limited',
  'headers_too_large',
  'overloaded',
  'unavailable',
  'deadline_exceeded',
])

const codesTable = (from: number, to: number) =>
  Object.entries(errors)
    .filter(([, entry]) => entry.code >= from && entry.code <= to)
    .map(([name, entry]) => `- ${entry.code} \`${name}\` (HTTP ${entry.status}): ${entry.en}`)
    .join('\n')

/** A coded failure, or a refusal, with a status of its own. */
const unfinished = (
  status: number,
  names: RefusalName[],
  description: string,
  options: { bad: string[]; codes: [number, number] },
) => ({
  description,
  content: json([ref(options.bad[0]!), ...(names.length > 0 ? [ref('Refusal')] : [])], {
    ...codedExamples(status, ...options.codes),
    ...refusalExamples(names),
  }),
})

const operation = (options: {
  id: string
  endpoint: keyof typeof requestExamples
  summary: string
  codes: [number, number]
  form: TSchema
  tooLarge: string
  good: (keyof typeof answerExamples)[]
  bad: string[]
  /** Further good answers, by what is special about them. */
  also?: Record<string, Example>
}) => ({
  operationId: options.id,
  summary: options.summary,
  description: `Coded answers:\n\n${codesTable(...options.codes)}`,
  security: [{ bearer: [] }],
  parameters: [
    {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      description: 'Language of error texts.',
      schema: { type: 'string', enum: ['en', 'es'], default: 'en' },
    },
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'The same key and form within a day give the same answer and id without new work, marked with `Idempotent-Replayed: true`. The same key with another form is 409.',
      schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'multipart/form-data': { schema: options.form, examples: requestExamples[options.endpoint] } },
  },
  responses: {
    200: {
      description: 'The analysis finished, also when its result is a coded failure.',
      content: json([...options.good, ...options.bad].map(ref), {
        ...Object.fromEntries(options.good.map((name) => [name, answerExamples[name]])),
        ...options.also,
        ...codedExamples(200, ...options.codes),
      }),
    },
    400: unfinished(400, ['invalid_form', 'invalid_idempotency_key'], 'A request that cannot be analysed.', options),
    413: unfinished(413, [], options.tooLarge, options),
    500: unfinished(500, ['internal'], 'The analysis failed for a reason of ours.', options),
    ...commonRefusals,
  },
})

const OcrUpload = Type.Object({
  frontside: picture('image/jpeg', 'Front of the document, a JPEG of at most 2 MB.'),
  backside: Type.Optional(
    picture(
      'image/jpeg',
      'Back of the document, a JPEG of at most 2 MB; required for identity cards, ignored for passports.',
    ),
  ),
  ...OcrForm.properties,
})
const LivenessUpload = Type.Object({
  selfie: picture('image/*', 'Picture of the person, at most 10 MB unless the service is set otherwise.'),
  ...LivenessForm.properties,
})

const transactionOperation = (options: {
  id: string
  summary: string
  description: string
  refusals: RefusalName[]
}) => ({
  operationId: options.id,
  summary: options.summary,
  description: options.description,
  security: [{ bearer: [] }],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    },
  ],
  responses: {
    200: {
      description: 'The record as it stands.',
      content: json([ref('TransactionRecord')], { record: transactionExample }),
    },
    ...refusalsOf([...options.refusals, 'unauthorized', 'transaction_unknown', 'unavailable']),
  },
})

/** OpenAPI 3.1, made from the schemas that validate. */
export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Vivid',
    version,
    description: 'Reads identity documents and tells living people and genuine documents from fakes.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  paths: {
    '/api/v3.2/ocr/': {
      post: operation({
        id: 'readDocument',
        endpoint: 'ocr',
        summary: 'Read an identity document; with ID Reader Plus also prove that it is a genuine physical one.',
        codes: [800, 829],
        form: OcrUpload,
        tooLarge: 'A picture over 2 MB.',
        good: ['Passport', 'PassportPlus', 'MexicanPassport', 'PassportPartial', 'IdentityCard', 'Sides'],
        bad: ['OcrFailure', 'ProofOfLifeFailure'],
        also: { details: detailsExample },
      }),
    },
    '/api/v3.2/biometrics/liveness/': {
      post: operation({
        id: 'checkLiveness',
        endpoint: 'liveness',
        summary: 'Tell whether a selfie shows a living person.',
        codes: [700, 716],
        form: LivenessUpload,
        tooLarge: 'A selfie over the limit, 10 MB unless the service is set otherwise.',
        good: ['LivenessAccepted'],
        bad: ['LivenessRejected'],
      }),
    },
    '/api/v3.2/transactions/{id}': {
      get: transactionOperation({
        id: 'getTransaction',
        summary: 'What came of a request; no personal data.',
        description: 'For the tenant whose request it was, for as long as records are kept.',
        refusals: [],
      }),
      delete: transactionOperation({
        id: 'eraseTransaction',
        summary: 'Erase what is still kept of a request.',
        description:
          'Deletes its images and the answer kept for its Idempotency-Key. The record remains: id, tenant, kind, times, codes and model versions.',
        refusals: ['transaction_under_way'],
      }),
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: {
      Passport: PassportResponse,
      PassportPlus: PassportPlusResponse,
      MexicanPassport: MexicanPassportResponse,
      PassportPartial: PassportPartialResponse,
      IdentityCard: IdentityCardResponse,
      Sides: SidesResponse,
      OcrFailure,
      ProofOfLifeFailure,
      LivenessAccepted,
      LivenessRejected,
      Refusal: RefusalBody,
      TransactionRecord,
    },
  },
})
