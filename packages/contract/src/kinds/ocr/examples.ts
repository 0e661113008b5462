import type { Example } from '../../endpoints/endpoint.js'
import { EXAMPLE_ID as id } from '../../example-id.js'
import type { OcrDetails } from './details.js'
import { readingErrors } from './errors.js'

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
export const contradictedDetails = {
  fields: {
    document_number: { confidence: 0.98, source: 'print', agreeing: ['print'], flags: [] },
    surnames: { confidence: 0.97, source: 'print', agreeing: ['print'], flags: [] },
  },
  contradictions: [
    { field: 'document_number', between: ['front', 'back'], values: ['39440163Q', '71266203X'] },
    { field: 'surnames', between: ['front', 'back'], values: ['QUISPE MONTES DE OCA', 'IBARRA SOL'] },
  ],
  link: 'contradicted',
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
      documents: 1,
    },
    { picture: 'backside', side: 'back', quad: null, documents: 0 },
  ],
} satisfies OcrDetails
const printed = { names: 'ANNA', midlename: 'MARIA', expiration_date: '15-04-2032', birth_date: '12-08-1974' }

/** One good answer for every variant of the interface, by the name of its schema. */
export const ocrAnswers = {
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
      OCR: {
        error: readingErrors.passport_code_unsupported.en,
        error_code: readingErrors.passport_code_unsupported.code,
      },
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
} satisfies Record<string, Example>

/** What `details` adds to an answer. */
export const detailsExample: Example = {
  summary: '2.6 Identity card with details: its sides contradict each other',
  value: { ...card, valid: false, details: { ...contradictedDetails, reason: 'sides_contradict' } },
}

/** Every request variant of interface 4.1. */
export const ocrRequests = {
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
} satisfies Record<string, Example>
