import type {
  Device,
  IdentityCard,
  LivenessAnswer,
  MexicanPassport,
  Passport,
  PassportPartial,
  PassportPlus,
  Sides,
} from '@vivid/contract'
import type { Picture } from './picture.js'

interface Common {
  /** Adds the transaction id to the answer. */
  return_id?: boolean
  device?: Device
}

interface CommonOfDocuments extends Common {
  /** Adds what is known of each field, of the pictures, and what contradicts what. */
  details?: boolean
}

export interface PassportRequest extends CommonOfDocuments {
  document_type: 'passport'
  frontside: Picture
  /** `052` reads the printed page of a Mexican passport too. */
  document_id?: string
}

export interface PassportPlusRequest extends CommonOfDocuments {
  document_type: 'passport_plus'
  frontside: Picture
}

export interface CardRequest extends CommonOfDocuments {
  document_type: 'identification_card'
  frontside: Picture
  backside: Picture
  validate_sides?: boolean
}

/** Interface 2.1: fields keep the names they have on the wire. */
export type OcrRequest = PassportRequest | PassportPlusRequest | CardRequest

/** Where it is told whether a person lives. */
interface OfSelfies {
  selfie: Picture
  /** The same person a moment later, the head turned by 15 to 25 degrees: a print or a screen is then told by its flatness. */
  selfie_turned?: Picture
}

/** Interface 2.9. */
export interface LivenessRequest extends Common, OfSelfies {
  /** Adds score, quality and liveness to the answer. */
  details?: boolean
}

/** Is the person of the selfie the one on the document? */
export interface FaceMatchRequest extends Common {
  selfie: Picture
  /** A photo of the document, or its portrait alone. */
  document: Picture
  /** Adds similarity and quality to the answer. */
  details?: boolean
}

/** With `document_type` the document is read as well, and with ID Reader Plus contracted proven genuine. */
type ReadDocument =
  | { document_type?: never; document?: Picture }
  | { document_type: 'passport'; document: Picture; document_id?: string }
  | { document_type: 'passport_plus'; document: Picture }
  | { document_type: 'identification_card'; document: Picture; backside: Picture; validate_sides?: boolean }

/** Whatever the token has contracted of liveness, face match and reading, for one selfie and one document. */
export type BiometricsRequest = CommonOfDocuments & OfSelfies & ReadDocument

/** Which of 2.2–2.7 a request is answered with. A request whose options are not known when it is compiled may get either. */
export type AnswerTo<Request> = Request extends { selfie: Picture }
  ? LivenessAnswer
  : Request extends { document_type: 'passport_plus' }
    ? PassportPlus | PassportPartial
    : Request extends { document_type: 'passport' }
      ? PassportAnswer<Request>
      : CardAnswer<Request>

type PassportAnswer<Request> = Request extends { document_id: string }
  ? MexicanPassport | PassportPartial
  : 'document_id' extends keyof Request
    ? Passport | MexicanPassport | PassportPartial
    : Passport

type CardAnswer<Request> = Request extends { validate_sides: true }
  ? Sides
  : Request extends { validate_sides: false }
    ? IdentityCard
    : 'validate_sides' extends keyof Request
      ? IdentityCard | Sides
      : IdentityCard
