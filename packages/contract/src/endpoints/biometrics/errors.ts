import { faceMatchErrors } from '../../kinds/face-match/errors.js'
import { proofErrors } from '../../kinds/id-reader-plus/errors.js'
import { readingErrors } from '../../kinds/ocr/errors.js'
import { selfieErrors } from '../../kinds/selfie-liveness/errors.js'

/** The document is missed by its own name. */
const { frontside_missing, ...ofReading } = readingErrors

/** What any of its parts may answer with, and the forms that it does not take. */
export const biometricsErrors = { ...selfieErrors, ...faceMatchErrors, ...ofReading, ...proofErrors } as const
