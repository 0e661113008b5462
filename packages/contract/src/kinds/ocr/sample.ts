import type { EngineAnswer, Rejected } from '../../engine.js'
import { errors, errorText, type Language } from '../../errors.js'
import type { SampleName } from '../../sample-name.js'
import type { SidesLink } from '../../sides-link.js'
import type { DocumentType } from './document-types.js'
import type { WantedReading } from './engine.js'
import { readingErrors } from './errors.js'
import { contradictedDetails, ocrAnswers } from './examples.js'
import { type OcrVariant, ocrVariant } from './fits.js'
import { type InvalidReason, invalidReasons } from './invalid-reasons.js'
import type { OcrAnswer } from './responses.js'
import { sampleDetails } from './sample-details.js'

/** What of a job decides which answers it may have. */
export interface AskedSample extends WantedReading {
  documentType: DocumentType
  language: Language
}

/** The only country code whose full reading is supported (interface 2.1). */
const SUPPORTED_CODE = '052'

const withoutId = ({ value: { id: _, ...answer } }: { value: { id?: number } }) => answer as unknown as OcrAnswer
const good: Record<OcrVariant, OcrAnswer> = {
  passport: withoutId(ocrAnswers.Passport),
  passport_plus: withoutId(ocrAnswers.PassportPlus),
  passport_document_id: withoutId(ocrAnswers.MexicanPassport),
  identification_card: withoutId(ocrAnswers.IdentityCard),
  sides: withoutId(ocrAnswers.Sides),
}

type ReadingError = keyof typeof readingErrors

/** Why the printed page of a passport was not read, beside its zone, which was (interface 2.5). */
const partial: Partial<Record<OcrVariant, readonly ReadingError[]>> = {
  passport_plus: ['front_text_unreadable'],
  passport_document_id: ['passport_code_unsupported', 'front_text_unreadable'],
}
/** What no passport is rejected with as a whole, because it has no back, and its zone is enough. */
const ofCardsOnly: readonly ReadingError[] = [
  'barcode_unreadable',
  'back_repeated',
  'front_repeated',
  'front_text_unreadable',
  'passport_code_unsupported',
]
/** The step that failed, as engines note it of cards. */
const steps: Partial<Record<ReadingError, string>> = {
  mrz_not_found: 'back: mrz',
  birth_date_unreadable: 'field: birth_date',
  gender_unreadable: 'field: gender',
  expiration_date_unreadable: 'field: expiration_date',
  barcode_unreadable: 'back: barcode',
  metadata_not_found: 'back: print',
  back_repeated: 'back: front again',
  names_not_found: 'field: names',
  document_number_not_found: 'field: document_number',
  document_type_mismatch: 'front: passport',
  front_text_unreadable: 'front: print',
  front_repeated: 'front: back again',
}

/** How the sides belong together of a card that is not valid for this reason; `linked` where it is another. */
const links: Partial<Record<InvalidReason, SidesLink>> = {
  sides_contradict: 'contradicted',
  sides_unlinked: 'unlinked',
  sides_unlinkable: 'unlinkable',
}

const { backside } = ocrAnswers.Sides.value
/** What is told of two sides that do not match, by what is known of them. */
const unmatched: Record<Exclude<SidesLink, 'linked'>, object> = {
  // As `contradictedDetails` has it.
  contradicted: {
    backside: { ...backside, document_number: '71266203X', surnames: 'IBARRA SOL' },
    matches_percentage: 58.3,
    match: false,
  },
  unlinked: { matches_percentage: 0, match: false },
  unlinkable: { matches_percentage: 0, match: false },
}

/** The answer of this name to such a job; null where it never has it. */
export const sampleReading = (name: SampleName, asked: AskedSample): EngineAnswer<OcrAnswer> | null => {
  const variant = ocrVariant({
    document_type: asked.documentType,
    validate_sides: asked.validateSides,
    ...(asked.documentId === undefined ? {} : { document_id: asked.documentId }),
  })
  if (name === 'valid' || Object.hasOwn(invalidReasons, name))
    return sampleRead(variant, name === 'valid' ? null : (name as InvalidReason), asked)
  if (!Object.hasOwn(readingErrors, name)) return null
  const error = name as ReadingError
  if (partial[variant]?.includes(error)) return samplePartial(error, asked)
  return sampleRejected(variant, error)
}

const isCard = (variant: OcrVariant) => variant === 'identification_card' || variant === 'sides'

const sampleRead = (
  variant: OcrVariant,
  reason: InvalidReason | null,
  asked: AskedSample,
): EngineAnswer<OcrAnswer> | null => {
  const { documentId = SUPPORTED_CODE, details = false } = asked
  // All that such a code is ever answered with.
  if (documentId !== SUPPORTED_CODE) return reason === null ? samplePartial('passport_code_unsupported', asked) : null
  if (!isCard(variant) && reason !== null && reason !== 'check_digit') return null
  if (variant !== 'sides' && reason === 'sides_unlinkable') return null
  const link = isCard(variant) ? ((reason && links[reason]) ?? 'linked') : null
  const answer = good[variant]
  const body = {
    ...answer,
    ...('valid' in answer && { valid: reason === null }),
    ...('match' in answer && link && link !== 'linked' && unmatched[link]),
    ...(details && {
      details: reason === 'sides_contradict' ? contradictedDetails : sampleDetails(isCard(variant), link),
    }),
  } as OcrAnswer
  return { outcome: 'answered', body, ...(link && { link }), ...(reason && { reason }) }
}

const samplePartial = (error: ReadingError, { language, details }: AskedSample): EngineAnswer<OcrAnswer> => {
  const { MRZ } = ocrAnswers.PassportPartial.value
  const OCR = { error: errorText(error, language), error_code: errors[error].code }
  const body = { MRZ, OCR, ...(details && { details: sampleDetails(false, null) }) } as OcrAnswer
  return { outcome: 'answered', body, reason: error }
}

const sampleRejected = (variant: OcrVariant, error: ReadingError): Rejected | null => {
  if (!isCard(variant)) return ofCardsOnly.includes(error) ? null : { outcome: 'rejected', error }
  if (error === 'passport_code_unsupported') return null
  const metadata = steps[error]
  return { outcome: 'rejected', error, ...(metadata && { metadata }) }
}
