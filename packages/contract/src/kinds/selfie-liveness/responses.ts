import { type Static, Type } from 'typebox'
import { CodeOf, MaybeFailureDetails, MaybeId, Message, Share } from '../../answer-parts.js'
import { named } from '../../choice.js'
import { selfieErrors } from './errors.js'

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
  { valid: Type.Literal(true), api_response: Type.Optional(ApiResponse), id: MaybeId },
  named('LivenessAccepted'),
)
/** 2.10, rejected. */
export const LivenessRejected = Type.Object(
  {
    valid: Type.Literal(false),
    message: Message,
    error_code: CodeOf(selfieErrors),
    api_response: Type.Optional(ApiResponse),
    id: MaybeId,
    details: MaybeFailureDetails,
  },
  named('LivenessRejected'),
)
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface LivenessAnswer extends Static<typeof LivenessAccepted> {}
