import { type Static, Type } from 'typebox'
import { Choice, named } from './choice.js'
import { codeRanges } from './code-ranges.js'
import { OcrDetails, OcrFailureDetails } from './ocr-details.js'

const Said = (description: string) => Type.String({ description })
const ShortDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{2}$', description: 'DD-MM-YY' })
const LongDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{4}$', description: 'DD-MM-YYYY' })
/** A document may not print every date; what is not there is an empty string. */
const MaybeDate = Type.String({ pattern: '^(\\d{2}-\\d{2}-\\d{4})?$', description: 'DD-MM-YYYY, or empty' })
const Country = Type.String({ pattern: '^[A-Z]{3}$', description: 'Issuing state, three letters' })
const Gender = Choice(['M', 'F'], { description: 'M or F' })
const MaybeGender = Choice(['M', 'F', ''], { description: 'M, F or empty' })
const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })
const Score = Share('How well the document could be read, 0 to 1')
const Valid = Type.Boolean({
  description: 'The answer is complete, its check digits hold and nothing contradicts anything else.',
})
const DocumentNumber = Said('Number of the document')
const Names = Said('Given names, upper case')
const FirstName = Said('First given name')
const FurtherNames = Said('Remaining given names, or empty')
const Surnames = Said('Surnames, upper case')
const BirthPlace = Said('Place of birth, or empty')
export const TransactionId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  format: 'int64',
  description: 'Transaction id',
})
const id = Type.Optional(TransactionId)
/** Beside every good answer of OCR, where the request asks for it. */
const details = Type.Optional(OcrDetails)

const mrzFields = {
  document_number: DocumentNumber,
  registry_number: Said('Optional data of the machine readable zone, or empty'),
  country: Country,
  names: Names,
  surnames: Surnames,
  birth_date: ShortDate,
  gender: Gender,
  expiration_date: ShortDate,
}

/** 2.2 */
export const PassportResponse = Type.Object(
  { ...mrzFields, image_score: Score, valid: Valid, id, details },
  named('Passport'),
)
/** The `MRZ` object of 2.3 and 2.4. */
export const MrzPart = Type.Object({ ...mrzFields, image_score: Score }, named('Mrz'))
/** The `MRZ` object of 2.5. */
export const MrzPartUnscored = Type.Object(mrzFields, named('MrzUnscored'))

const PassportPlusOcr = Type.Object(
  {
    names: FirstName,
    surnames: Surnames,
    midlename: FurtherNames,
    document_number: DocumentNumber,
    expiration_date: LongDate,
    birth_date: LongDate,
    issuing_date: MaybeDate,
    place_of_birth: BirthPlace,
    mrz_code: Said('Both lines of the machine readable zone, joined by a newline'),
  },
  named('PassportPlusPrint'),
)
/** 2.3 */
export const PassportPlusResponse = Type.Object(
  { MRZ: MrzPart, OCR: PassportPlusOcr, valid: Valid, id, details },
  named('PassportPlus'),
)

const MexicanPassportOcr = Type.Object(
  {
    country: Country,
    document_number: DocumentNumber,
    CURP: Said('Mexican population registry code'),
    gender: Gender,
    names: FirstName,
    midlename: FurtherNames,
    expiration_date: LongDate,
    birth_date: LongDate,
    issuing_date: MaybeDate,
    place_of_birth: BirthPlace,
  },
  named('MexicanPassportPrint'),
)
/** 2.4 */
export const MexicanPassportResponse = Type.Object(
  { MRZ: MrzPart, OCR: MexicanPassportOcr, id, details },
  named('MexicanPassport'),
)

const Message = Type.String({ minLength: 1, description: 'What is wrong and what to do, in the language asked for' })
const Code = ([minimum, maximum]: readonly [number, number]) =>
  Type.Integer({ minimum, maximum, description: 'Code, see the catalogue of errors' })
const failure = {
  error: Message,
  error_code: Code(codeRanges.ocr),
}
/** 2.5 */
export const PassportPartialResponse = Type.Object(
  { MRZ: MrzPartUnscored, OCR: Type.Object(failure, named('PartFailure')), id, details },
  named('PassportPartial'),
)

const cardFields = {
  document_number: DocumentNumber,
  names: Names,
  surnames: Surnames,
  gender: MaybeGender,
  birth_country: Said('Country of birth, or empty'),
  birth_date: MaybeDate,
  nationality: Said('Three letters, or empty'),
  issuing_date: MaybeDate,
  expiration_date: MaybeDate,
}
/** 2.6; the gender is empty where the card prints none (Venezuela, Brazil's RG). */
export const IdentityCardResponse = Type.Object(
  { ...cardFields, birth_date: LongDate, valid: Valid, id, details },
  named('IdentityCard'),
)
/** 2.7 */
export const SidesResponse = Type.Object(
  {
    backside: Type.Object(cardFields, named('CardBack')),
    frontside: Type.Object({ ...cardFields, blood_type: Said('Blood type, or empty') }, named('CardFront')),
    matches_percentage: Type.Number({ minimum: 0, maximum: 100, description: 'Agreement of the two sides, percent' }),
    match: Type.Boolean({ description: 'Whether the two sides match' }),
    valid: Valid,
    id,
    details,
  },
  named('Sides'),
)

/** 2.8, identity cards; passports' failures carry no `details`. */
export const OcrFailure = Type.Object(
  { ...failure, details: Type.Optional(OcrFailureDetails), id },
  named('OcrFailure'),
)
/** 2.8, proof of life. */
export const ProofOfLifeFailure = Type.Object(
  { valid: Type.Literal(false), ...failure, id: TransactionId },
  named('ProofOfLifeFailure'),
)

const ApiResponse = Type.Object(
  {
    score: Type.Number({ description: 'Unbounded; higher means more live' }),
    quality: Share('Suitability of the image for the check; rejected below 0.5'),
    liveness: Share('How real the image is; rejected below 0.5'),
  },
  named('LivenessScores'),
)
/** 2.10, accepted. */
export const LivenessAccepted = Type.Object(
  { valid: Type.Literal(true), api_response: Type.Optional(ApiResponse), id },
  named('LivenessAccepted'),
)
/** 2.10, rejected. */
export const LivenessRejected = Type.Object(
  {
    valid: Type.Literal(false),
    message: Message,
    error_code: Code(codeRanges.liveness),
    api_response: Type.Optional(ApiResponse),
    id,
  },
  named('LivenessRejected'),
)

/** Answers of the gateway itself, for which the interface has no number. */
export const RefusalBody = Type.Object(
  {
    error: Message,
    reason: Said('Name of the refusal'),
    field: Type.Optional(Said('The field that is wrong')),
    request_id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Names the request in logs; also in the header X-Request-Id' }),
    ),
  },
  named('Refusal'),
)

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
