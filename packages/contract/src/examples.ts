import { errors } from './errors.js'
import type { OcrDetails } from './ocr-details.js'

export interface Example {
  summary: string
  value: unknown
}

/** Of every example that shows a transaction. */
export const EXAMPLE_ID = 1794734763920000
const ID = EXAMPLE_ID
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
  Passport: { summary: '2.2 Passport', value: { ...zone, image_score: 0.94, valid: true, id: ID } },
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
      id: ID,
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
      id: ID,
    },
  },
  PassportPartial: {
    summary: '2.5 The zone was read, the printed text was not',
    value: {
      MRZ: zone,
      OCR: { error: errors.passport_code_unsupported.en, error_code: errors.passport_code_unsupported.code },
    },
  },
  IdentityCard: { summary: '2.6 Identity card', value: { ...card, valid: true, id: ID } },
  Sides: {
    summary: '2.7 Identity card, both sides compared',
    value: {
      backside: card,
      frontside: { ...card, blood_type: '' },
      matches_percentage: 100,
      match: true,
      valid: true,
      id: ID,
    },
  },
  LivenessAccepted: {
    summary: '2.10 Accepted, with details and id',
    value: { valid: true, api_response: { score: 2.06, quality: 1, liveness: 0.887 }, id: ID },
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
    id: ID,
    tenant: 'acme',
    kind: 'ocr',
    state: 'finished',
    started_at: '2026-11-15T09:26:03.920Z',
    finished_at: '2026-11-15T09:26:04.536Z',
    status: 200,
    error_code: null,
    error: null,
    finding: null,
    link: null,
    jobs: [{ kind: 'ocr', queued_ms: 2, fetch_ms: 6, engine_ms: 480, models: ['mrz-reader@1.0.0'] }],
    images_kept_until: null,
    erased_at: null,
  },
}
