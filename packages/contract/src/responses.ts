import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { OcrForm } from './forms.js'
import { OcrDetails, OcrFailureDetails } from './ocr-details.js'

const exact = { additionalProperties: false } as const
const Text = Type.String()
const ShortDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{2}$', description: 'DD-MM-YY' })
const LongDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{4}$', description: 'DD-MM-YYYY' })
/** A document may not print every date; what is not there is an empty string. */
const MaybeDate = Type.String({ pattern: '^(\\d{2}-\\d{2}-\\d{4})?$', description: 'DD-MM-YYYY, or empty' })
const Country = Type.String({ pattern: '^[A-Z]{3}$', description: 'Issuing state, three letters' })
const Gender = Type.Union([Type.Literal('M'), Type.Literal('F')])
const MaybeGender = Type.Union([Type.Literal('M'), Type.Literal('F'), Type.Literal('')])
const Score = Type.Number({ minimum: 0, maximum: 1 })
export const TransactionId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const id = Type.Optional(TransactionId)
/** Beside every good answer of OCR, where the request asks for it. */
const details = Type.Optional(OcrDetails)

const mrzFields = {
  document_number: Text,
  registry_number: Text,
  country: Country,
  names: Text,
  surnames: Text,
  birth_date: ShortDate,
  gender: Gender,
  expiration_date: ShortDate,
}

/** 2.2 */
export const PassportResponse = Type.Object(
  { ...mrzFields, image_score: Score, valid: Type.Boolean(), id, details },
  exact,
)
/** The `MRZ` object of 2.3 and 2.4. */
export const MrzPart = Type.Object({ ...mrzFields, image_score: Score }, exact)
/** The `MRZ` object of 2.5. */
export const MrzPartUnscored = Type.Object(mrzFields, exact)

const PassportPlusOcr = Type.Object(
  {
    names: Text,
    surnames: Text,
    midlename: Text,
    document_number: Text,
    expiration_date: LongDate,
    birth_date: LongDate,
    issuing_date: MaybeDate,
    place_of_birth: Text,
    mrz_code: Text,
  },
  exact,
)
/** 2.3 */
export const PassportPlusResponse = Type.Object(
  { MRZ: MrzPart, OCR: PassportPlusOcr, valid: Type.Boolean(), id, details },
  exact,
)

const MexicanPassportOcr = Type.Object(
  {
    country: Country,
    document_number: Text,
    CURP: Text,
    gender: Gender,
    names: Text,
    midlename: Text,
    expiration_date: LongDate,
    birth_date: LongDate,
    issuing_date: MaybeDate,
    place_of_birth: Text,
  },
  exact,
)
/** 2.4 */
export const MexicanPassportResponse = Type.Object({ MRZ: MrzPart, OCR: MexicanPassportOcr, id, details }, exact)

const failure = { error: Type.String({ minLength: 1 }), error_code: Type.Integer({ minimum: 800, maximum: 829 }) }
/** 2.5 */
export const PassportPartialResponse = Type.Object(
  { MRZ: MrzPartUnscored, OCR: Type.Object(failure, exact), id, details },
  exact,
)

const cardFields = {
  document_number: Text,
  names: Text,
  surnames: Text,
  gender: MaybeGender,
  birth_country: Text,
  birth_date: MaybeDate,
  nationality: Text,
  issuing_date: MaybeDate,
  expiration_date: MaybeDate,
}
/** 2.6; the gender is empty where the card prints none (Venezuela, Brazil's RG). */
export const IdentityCardResponse = Type.Object(
  { ...cardFields, birth_date: LongDate, valid: Type.Boolean(), id, details },
  exact,
)
/** 2.7 */
export const SidesResponse = Type.Object(
  {
    backside: Type.Object(cardFields, exact),
    frontside: Type.Object({ ...cardFields, blood_type: Text }, exact),
    matches_percentage: Type.Number({ minimum: 0, maximum: 100 }),
    match: Type.Boolean(),
    valid: Type.Boolean(),
    id,
    details,
  },
  exact,
)

/** 2.8, identity cards; passports' failures carry no `details`. */
export const OcrFailure = Type.Object({ ...failure, details: Type.Optional(OcrFailureDetails), id }, exact)
/** 2.8, proof of life. */
export const ProofOfLifeFailure = Type.Object({ valid: Type.Literal(false), ...failure, id: TransactionId }, exact)

const ApiResponse = Type.Object({ score: Type.Number(), quality: Score, liveness: Score }, exact)
/** 2.10, accepted. */
export const LivenessAccepted = Type.Object(
  { valid: Type.Literal(true), api_response: Type.Optional(ApiResponse), id },
  exact,
)
/** 2.10, rejected. */
export const LivenessRejected = Type.Object(
  {
    valid: Type.Literal(false),
    message: Type.String({ minLength: 1 }),
    error_code: Type.Integer({ minimum: 700, maximum: 716 }),
    api_response: Type.Optional(ApiResponse),
    id,
  },
  exact,
)

/** Answers of the gateway itself, for which the interface has no number. */
export const RefusalBody = Type.Object(
  { error: Type.String({ minLength: 1 }), reason: Type.String(), field: Type.Optional(Type.String()) },
  exact,
)

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

// Interfaces, so that the compiler works the schemas' types out once and not at every use.
export interface Passport extends Static<typeof PassportResponse> {}
export interface PassportPlus extends Static<typeof PassportPlusResponse> {}
export interface MexicanPassport extends Static<typeof MexicanPassportResponse> {}
export interface PassportPartial extends Static<typeof PassportPartialResponse> {}
export interface IdentityCard extends Static<typeof IdentityCardResponse> {}
export interface Sides extends Static<typeof SidesResponse> {}
export interface LivenessAnswer extends Static<typeof LivenessAccepted> {}
type WithoutId<Answer> = Answer extends unknown ? Omit<Answer, 'id'> : never
/** What the OCR engine may answer with; the gateway adds `id`. */
export type OcrAnswer = WithoutId<Passport | PassportPlus | MexicanPassport | PassportPartial | IdentityCard | Sides>

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
