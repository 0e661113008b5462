import type { OcrDetails } from './details.js'
import type { OcrRequest } from './engine.js'
import { type OcrVariant, ocrVariant } from './fits.js'
import type { OcrAnswer } from './responses.js'

const longDates = { birth_date: '01-01-2000', issuing_date: '01-01-2030', expiration_date: '01-01-2040' }
const names = { names: 'ECHO', surnames: 'ECHO' }

const zone = (document_number: string) => ({
  ...names,
  document_number,
  registry_number: '',
  country: 'UTO',
  birth_date: '01-01-00',
  gender: 'F' as const,
  expiration_date: '01-01-40',
  image_score: 0,
})

const card = (document_number: string) => ({
  ...names,
  ...longDates,
  document_number,
  gender: 'F' as const,
  birth_country: 'UTO',
  nationality: 'UTO',
})

const printed = (document_number: string) => ({
  ...longDates,
  document_number,
  names: 'ECHO',
  midlename: '',
  place_of_birth: 'UTOPIA',
})

const answers: Record<OcrVariant, (number: string) => OcrAnswer> = {
  passport: (number) => ({ ...zone(number), valid: true }),
  passport_plus: (number) => ({
    MRZ: zone(number),
    OCR: { ...printed(number), surnames: 'ECHO', mrz_code: '' },
    valid: true,
  }),
  passport_document_id: (number) => ({
    MRZ: zone(number),
    OCR: { ...printed(number), country: 'MEX', CURP: '', gender: 'F' },
  }),
  identification_card: (number) => ({ ...card(number), valid: true }),
  sides: (number) => ({
    backside: card(number),
    frontside: { ...card(number), blood_type: '' },
    matches_percentage: 100,
    match: true,
    valid: true,
  }),
}

/** An echo reads nothing. */
const nothingKnown = {
  fields: {},
  contradictions: [],
  link: null,
  expired: null,
  age: null,
  template: null,
  pictures: [],
} satisfies OcrDetails

/** A good answer whose document number is the front's fingerprint. */
export const makeUpReading = (
  { frontside, documentType, documentId, validateSides, details }: OcrRequest,
  fingerprint: (picture: Uint8Array) => string,
): OcrAnswer => {
  const variant = ocrVariant({
    document_type: documentType,
    validate_sides: validateSides,
    ...(documentId === undefined ? {} : { document_id: documentId }),
  })
  return { ...answers[variant](fingerprint(frontside)), ...(details ? { details: nothingKnown } : {}) }
}
