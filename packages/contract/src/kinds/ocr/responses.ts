import { type Static, Type } from 'typebox'
import { CodeOf, MaybeFailureDetails, MaybeId, Message, Said, Share, TransactionId } from '../../answer-parts.js'
import { Choice, named } from '../../choice.js'
import { proofErrors } from '../id-reader-plus/errors.js'
import { OcrDetails, OcrFailureDetails } from './details.js'
import { readingErrors } from './errors.js'

const ShortDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{2}$', description: 'DD-MM-YY' })
const LongDate = Type.String({ pattern: '^\\d{2}-\\d{2}-\\d{4}$', description: 'DD-MM-YYYY' })
/** A document may not print every date; what is not there is an empty string. */
const MaybeDate = Type.String({ pattern: '^(\\d{2}-\\d{2}-\\d{4})?$', description: 'DD-MM-YYYY, or empty' })
const Country = Type.String({ pattern: '^[A-Z]{3}$', description: 'Issuing state, three letters' })
const Gender = Choice(['M', 'F'], { description: 'M or F' })
const MaybeGender = Choice(['M', 'F', ''], { description: 'M, F or empty' })
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
const id = MaybeId
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
const MrzPart = Type.Object({ ...mrzFields, image_score: Score }, named('Mrz'))
/** The `MRZ` object of 2.5. */
const MrzPartUnscored = Type.Object(mrzFields, named('MrzUnscored'))

const PassportPlusOcr = Type.Object(
  {
    names: FirstName,
    surnames: Surnames,
    midlename: FurtherNames,
    document_number: DocumentNumber,
    expiration_date: MaybeDate,
    birth_date: MaybeDate,
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
    gender: MaybeGender,
    names: FirstName,
    midlename: FurtherNames,
    expiration_date: MaybeDate,
    birth_date: MaybeDate,
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

const failure = {
  error: Message,
  error_code: CodeOf({ ...readingErrors, ...proofErrors }),
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

/** 2.8, identity cards; passports' failures carry `details` only where it is asked for. */
export const OcrFailure = Type.Object(
  { ...failure, details: Type.Optional(OcrFailureDetails), id },
  named('OcrFailure'),
)
/** 2.8, proof of life. */
export const ProofOfLifeFailure = Type.Object(
  { valid: Type.Literal(false), ...failure, id: TransactionId, details: MaybeFailureDetails },
  named('ProofOfLifeFailure'),
)

// Interfaces, so that the compiler works the schemas' types out once and not at every use.
export interface Passport extends Static<typeof PassportResponse> {}
export interface PassportPlus extends Static<typeof PassportPlusResponse> {}
export interface MexicanPassport extends Static<typeof MexicanPassportResponse> {}
export interface PassportPartial extends Static<typeof PassportPartialResponse> {}
export interface IdentityCard extends Static<typeof IdentityCardResponse> {}
export interface Sides extends Static<typeof SidesResponse> {}
type WithoutId<Answer> = Answer extends unknown ? Omit<Answer, 'id'> : never
/** What the OCR engine may answer with; the gateway adds `id`. */
export type OcrAnswer = WithoutId<Passport | PassportPlus | MexicanPassport | PassportPartial | IdentityCard | Sides>
