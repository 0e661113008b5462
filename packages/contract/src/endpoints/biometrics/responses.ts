import { type Static, type TSchema, Type } from 'typebox'
import { CodeOf, MaybeFailureDetails, MaybeId, Message, RefusalBody } from '../../answer-parts.js'
import { named } from '../../choice.js'
import { FaceMatchAccepted, FaceMatchRejected } from '../../kinds/face-match/responses.js'
import * as ocr from '../../kinds/ocr/responses.js'
import { LivenessAccepted, LivenessRejected } from '../../kinds/selfie-liveness/responses.js'
import { biometricsErrors } from './errors.js'

const OneOf = <Schemas extends TSchema[]>(...schemas: Schemas) => Type.Optional(Type.Union(schemas))

/** The answers of the single endpoints, by the names under which they stand, in the order in which they are told. */
const parts = {
  liveness: OneOf(LivenessAccepted, LivenessRejected),
  face_match: OneOf(FaceMatchAccepted, FaceMatchRejected),
  document: OneOf(
    ocr.PassportResponse,
    ocr.PassportPlusResponse,
    ocr.MexicanPassportResponse,
    ocr.PassportPartialResponse,
    ocr.IdentityCardResponse,
    ocr.SidesResponse,
    ocr.ProofOfLifeFailure,
    ocr.OcrFailure,
  ),
} as const
export type BiometricsPart = keyof typeof parts
export const biometricsParts = Object.keys(parts) as BiometricsPart[]

/** What each contracted service answered. */
export const BiometricsAnswer = Type.Object(
  {
    valid: Type.Boolean({ description: 'Whether every part is valid' }),
    ...parts,
    id: MaybeId,
  },
  named('BiometricsAnswer'),
)

/** A form that cannot be analysed. */
export const BiometricsRejected = Type.Object(
  {
    valid: Type.Literal(false),
    message: Message,
    error_code: CodeOf(biometricsErrors),
    details: MaybeFailureDetails,
  },
  named('BiometricsRejected'),
)

/** 503 and 504: what did not finish is a refusal in its place, and the whole answer reads as one. */
export const BiometricsUnfinished = Type.Object(
  {
    ...RefusalBody.properties,
    valid: Type.Literal(false),
    liveness: OneOf(...parts.liveness.anyOf, RefusalBody),
    face_match: OneOf(...parts.face_match.anyOf, RefusalBody),
    document: OneOf(...parts.document.anyOf, RefusalBody),
  },
  named('BiometricsUnfinished'),
)

// An interface, so that the compiler works the schema's type out once and not at every use.
export interface Biometrics extends Static<typeof BiometricsAnswer> {}
