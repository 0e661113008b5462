import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { OcrForm } from './forms.js'
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
  SidesResponse,
} from './responses.js'

const ocrAnswers = {
  passport: PassportResponse,
  passport_plus: Type.Union([PassportPlusResponse, PassportPartialResponse]),
  passport_document_id: Type.Union([MexicanPassportResponse, PassportPartialResponse]),
  identification_card: IdentityCardResponse,
  sides: SidesResponse,
}
export type OcrVariant = keyof typeof ocrAnswers

/** Which of 2.2–2.7 a request asks for. */
export const ocrVariant = (form: Pick<OcrForm, 'document_type' | 'document_id' | 'validate_sides'>): OcrVariant => {
  if (form.document_type === 'identification_card') return form.validate_sides ? 'sides' : 'identification_card'
  if (form.document_type === 'passport_plus') return 'passport_plus'
  return form.document_id === undefined ? 'passport' : 'passport_document_id'
}

const failures = [Compile(OcrFailure), Compile(ProofOfLifeFailure)]
const answers = {
  passport: Compile(ocrAnswers.passport),
  passport_plus: Compile(ocrAnswers.passport_plus),
  passport_document_id: Compile(ocrAnswers.passport_document_id),
  identification_card: Compile(ocrAnswers.identification_card),
  sides: Compile(ocrAnswers.sides),
}
const livenessAnswers = [Compile(LivenessAccepted), Compile(LivenessRejected)]

export const fitsOcrResponse = (form: OcrForm, body: unknown): boolean =>
  answers[ocrVariant(form)].Check(body) || failures.some((failure) => failure.Check(body))

export const fitsLivenessResponse = (body: unknown): boolean => livenessAnswers.some((answer) => answer.Check(body))
