import { type ErrorName, errors } from './errors.js'
import type { OcrDetails } from './ocr-details.js'
import { type RefusalName, refusals, tokenProblems } from './refusals.js'

export interface Example {
  summary: string
  value: unknown
}

const id = 1794734763920000
const zone = {
  document_number: 'GX384637',
  registry_number: '',
  country: 'UTO',
  names: 'ANNA MARIA',
  surnames: 'ERIKSSON',
  birth_date: '12-08-74',
  gender: 'F',
  expiration_date: '15-04-32',
}
const card = {
  document_number: '39440163Q',
  names: 'JOAQUÍN JOSÉ',
  surnames: 'QUISPE MONTES DE OCA',
  gender: 'M',
  birth_country: '',
  birth_date: '17-05-2005',
  nationality: 'ESP',
  issuing_date: '',
  expiration_date: '10-11-2028',
}
/** Two sides of two cards: what `details` says of them. */
const contradicted = {
  fields: {
    document_number: { confidence: 0.98, source: 'print', agreeing: ['print'], flags: [] },
    surnames: { confidence: 0.97, source: 'print', agreeing: ['print'], flags: [] },
  },
  contradictions: [
    { field: 'document_number', between: ['front', 'back'], values: ['39440163Q', '71266203X'] },
    { field: 'surnames', between: ['front', 'back'], values: ['QUISPE MONTES DE OCA', 'IBARRA SOL'] },
  ],
  link: 'unlinked',
  expired: false,
  age: 21,
  template: 'esp-dni',
  pictures: [
    {
      picture: 'frontside',
      side: 'front',
      quad: [
        [212, 148],
        [1490, 171],
        [1479, 986],
        [198, 960],
      ],
    },
    { picture: 'backside', side: 'back', quad: null },
  ],
} satisfies OcrDetails
const printed = { names: 'ANNA', midlename: 'MARIA', expiration_date: '15-04-2032', birth_date: '12-08-1974' }

/** One good answer for every variant of the interface, by the name of its schema. */
export const answerExamples = {
  Passport: { summary: '2.2 Passport', value: { ...zone, image_score: 0.94, valid: true, id } },
  PassportPlus: {
    summary: '2.3 Passport with its printed text',
    value: {
      MRZ: { ...zone, image_score: 0.94 },
      OCR: {
        ...printed,
        surnames: 'ERIKSSON',
        document_number: 'GX384637',
        issuing_date: '16-04-2022',
        place_of_birth: 'ZENITH',
        mrz_code: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nGX384637<8UTO7408122F3204159<<<<<<<<<<<<<<06',
      },
      valid: true,
      id,
    },
  },
  MexicanPassport: {
    summary: '2.4 Passport of a supported country (document_id 052)',
    value: {
      MRZ: { ...zone, country: 'MEX', image_score: 0.91 },
      OCR: {
        ...printed,
        country: 'MEX',
        document_number: 'GX384637',
        CURP: 'EICA740812MNERXN06',
        gender: 'F',
        issuing_date: '16-04-2022',
        place_of_birth: 'NAYARIT',
      },
      id,
    },
  },
  PassportPartial: {
    summary: '2.5 The zone was read, the printed text was not',
    value: {
      MRZ: zone,
      OCR: { error: errors.passport_code_unsupported.en, error_code: errors.passport_code_unsupported.code },
    },
  },
  IdentityCard: { summary: '2.6 Identity card', value: { ...card, valid: true, id } },
  Sides: {
    summary: '2.7 Identity card, both sides compared',
    value: {
      backside: card,
      frontside: { ...card, blood_type: '' },
      matches_percentage: 100,
      match: true,
      valid: true,
      id,
    },
  },
  LivenessAccepted: {
    summary: '2.10 Accepted, with details and id',
    value: { valid: true, api_response: { score: 2.06, quality: 1, liveness: 0.887 }, id },
  },
} satisfies Record<string, Example>

/** What `details` adds to an answer. */
export const detailsExample: Example = {
  summary: '2.6 Identity card with details: its sides contradict each other',
  value: { ...card, valid: false, details: contradicted },
}

/** What is remembered of a request. */
export const transactionExample: Example = {
  summary: 'A finished request',
  value: {
    id,
    tenant: 'acme',
    kind: 'ocr',
    state: 'finished',
    started_at: '2026-11-15T09:26:03.920Z',
    finished_at: '2026-11-15T09:26:04.536Z',
    status: 200,
    error_code: null,
    error: null,
    finding: null,
    jobs: [{ kind: 'ocr', queued_ms: 2, fetch_ms: 6, engine_ms: 480, models: ['mrz-reader@1.0.0'] }],
    images_kept_until: null,
    erased_at: null,
  },
}

/** The fields of a form, pictures by file name: every request variant of the interface's section 4. */
export const requestExamples = {
  ocr: {
    passport: { summary: 'Passport', value: { document_type: 'passport', frontside: 'passport.jpg' } },
    passport_with_id: {
      summary: 'Passport with transaction id and device',
      value: { document_type: 'passport', return_id: true, device: 'IOS', frontside: 'passport.jpg' },
    },
    passport_document_id: {
      summary: 'Passport of a supported country',
      value: { document_type: 'passport', document_id: '052', frontside: 'passport.jpg' },
    },
    passport_plus: {
      summary: 'Passport with its printed text',
      value: { document_type: 'passport_plus', device: 'ANDROID', frontside: 'passport.jpg' },
    },
    identification_card: {
      summary: 'Identity card',
      value: { document_type: 'identification_card', frontside: 'front.jpg', backside: 'back.jpg' },
    },
    sides: {
      summary: 'Identity card, both sides compared',
      value: {
        document_type: 'identification_card',
        validate_sides: true,
        device: 'DESKTOP',
        frontside: 'front.jpg',
        backside: 'back.jpg',
      },
    },
    details: {
      summary: 'Identity card, with what is known of each field',
      value: {
        document_type: 'identification_card',
        details: true,
        frontside: 'front.jpg',
        backside: 'back.jpg',
      },
    },
  },
  liveness: {
    verdict: { summary: 'The verdict alone', value: { selfie: 'selfie.jpg' } },
    details: {
      summary: 'With scores and transaction id',
      value: { details: true, return_id: true, device: 'IOS', selfie: 'selfie.jpg' },
    },
  },
} satisfies Record<string, Record<string, Example>>

/** The proof of life's own findings answer with 2.8's second body; so does the code that both meanings share. */
const isProof = (name: ErrorName): boolean =>
  errors[name].code >= 818 && errors[name].status === 200 && name !== 'front_text_unreadable'

/** The body that carries one coded error. */
const codedBody = (name: ErrorName): object => {
  const { code, en } = errors[name]
  if (code < 800) return { valid: false, message: en, error_code: code }
  return isProof(name) ? { valid: false, error_code: code, error: en, id } : { error: en, error_code: code }
}

/** One example for every coded error of an endpoint that is answered with this status. */
export const codedExamples = (status: number, from: number, to: number): Record<string, Example> =>
  Object.fromEntries(
    (Object.keys(errors) as ErrorName[])
      .filter((name) => errors[name].status === status && errors[name].code >= from && errors[name].code <= to)
      .map((name) => [name, { summary: `${errors[name].code} ${name}`, value: codedBody(name) }]),
  )

const requestId = '6f1c0c52-6f0e-4f0b-9d3f-2b7c9e1a4d58'
const refusalBody = (name: RefusalName) => {
  const { en } = refusals[name]
  const error = name === 'unauthorized' ? `${en} ${tokenProblems.expired.en}` : en
  return { error, reason: name, request_id: requestId }
}

/** One example for every refusal. */
export const refusalExamples = (names: readonly RefusalName[]): Record<string, Example> =>
  Object.fromEntries(names.map((name) => [name, { summary: name, value: refusalBody(name) }]))
