import { proofErrors } from '../id-reader-plus/errors.js'
import { readingErrors } from '../ocr/errors.js'
import { selfieErrors } from '../selfie-liveness/errors.js'
import { faceMatchErrors } from './errors.js'

/** Whether the selfie lives is no business of a comparison. */
const {
  liveness_score,
  liveness_failed,
  liveness_unknown,
  face_is_flat,
  face_not_turned,
  selfies_differ,
  ...ofSelfie
} = selfieErrors
const { file_unreadable, file_too_large } = readingErrors
const { several_documents } = proofErrors

/** What the endpoint may answer with: its own errors, the selfie's own problems, and a file that is no picture of one document. */
export const faceMatchEndpointErrors = {
  ...ofSelfie,
  ...faceMatchErrors,
  several_documents,
  file_unreadable,
  file_too_large,
} as const
