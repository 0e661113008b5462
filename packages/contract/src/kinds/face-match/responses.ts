import { type Static, Type } from 'typebox'
import { CodeOf, MaybeFailureDetails, MaybeId, Message, Share } from '../../answer-parts.js'
import { named } from '../../choice.js'
import { faceMatchEndpointErrors } from './errors-of-endpoint.js'

const ApiResponse = Type.Object(
  {
    similarity: Share('How alike the faces are; below 0.5 they do not match'),
    quality: Share('How well the worse of the two faces suits a comparison'),
  },
  named('FaceMatchScores'),
)
/** The faces match. */
export const FaceMatchAccepted = Type.Object(
  { valid: Type.Literal(true), api_response: Type.Optional(ApiResponse), id: MaybeId },
  named('FaceMatchAccepted'),
)
/** They do not, or could not be compared: shaped as 2.10's rejection. */
export const FaceMatchRejected = Type.Object(
  {
    valid: Type.Literal(false),
    message: Message,
    error_code: CodeOf(faceMatchEndpointErrors),
    api_response: Type.Optional(ApiResponse),
    id: MaybeId,
    details: MaybeFailureDetails,
  },
  named('FaceMatchRejected'),
)
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface FaceMatchAnswer extends Static<typeof FaceMatchAccepted> {}
