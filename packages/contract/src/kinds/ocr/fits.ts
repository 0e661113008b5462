import { Type } from 'typebox'
import { fits } from '../../fits.js'
import type { OcrForm } from './form.js'
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

const answers = {
  passport: fits(PassportResponse),
  passport_plus: fits(Type.Union([PassportPlusResponse, PassportPartialResponse])),
  passport_document_id: fits(Type.Union([MexicanPassportResponse, PassportPartialResponse])),
  identification_card: fits(IdentityCardResponse),
  sides: fits(SidesResponse),
}
export type OcrVariant = keyof typeof answers

/** Which of 2.2–2.7 a request asks for. */
export const ocrVariant = (form: Pick<OcrForm, 'document_type' | 'document_id' | 'validate_sides'>): OcrVariant => {
  if (form.document_type === 'identification_card') return form.validate_sides ? 'sides' : 'identification_card'
  if (form.document_type === 'passport_plus') return 'passport_plus'
  return form.document_id === undefined ? 'passport' : 'passport_document_id'
}

const isFailure = fits(Type.Union([OcrFailure, ProofOfLifeFailure]))

export const fitsOcrResponse = (form: OcrForm, body: unknown): boolean =>
  answers[ocrVariant(form)](body) || isFailure(body)
