import {
  type EngineAnswer,
  type ErrorName,
  errors,
  errorText,
  type InvalidReason,
  type Language,
  type OcrAnswer,
} from '@vivid/contract'
import { isPassport } from '../mrz/read-zone.js'
import type { ReadDocument } from '../read-document.js'
import { type PassportFields, shapePassport } from './shape-passport.js'

export interface Passport {
  readonly fields: PassportFields
  readonly valid: boolean
  readonly imageScore: number
}

/** Interface 2.2 */
export const answerPassport = ({ fields, imageScore, valid }: Passport): EngineAnswer<OcrAnswer> => ({
  outcome: 'answered',
  body: { ...fields, image_score: imageScore, valid },
  ...(!valid && { reason: brokenZone }),
})

/** All that can be wrong with a zone by itself. */
export const brokenZone = 'check_digit' satisfies InvalidReason

/** Interface 2.5: the zone is read as ever; why the printed text is not stands in its place, so that the reason may tell of the zone. */
export const answerPassportWithout = (
  error: ErrorName,
  { fields, valid }: Passport,
  language: Language,
): EngineAnswer<OcrAnswer> => {
  const OCR = { error: errorText(error, language), error_code: errors[error].code }
  return { outcome: 'answered', body: { MRZ: fields, OCR }, reason: valid ? error : brokenZone }
}

/** The zone's fields, or the code for why there are none. */
export const takePassport = ({ mrz, document }: ReadDocument): Passport | ErrorName => {
  // A card and no zone of a passport: another kind of document, not a bad photo of a passport.
  if (!mrz) return document?.kind === 'card' ? 'document_type_mismatch' : 'mrz_not_found'
  if (!isPassport(mrz.reading)) return 'document_type_mismatch'
  const fields = shapePassport(mrz.reading)
  return typeof fields === 'string' ? fields : { fields, valid: mrz.reading.valid, imageScore: mrz.imageScore }
}
