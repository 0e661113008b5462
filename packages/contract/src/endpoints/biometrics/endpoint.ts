import { type ErrorName, errors, errorText, type Language } from '../../errors.js'
import { faceMatchEndpoint } from '../../kinds/face-match/endpoint.js'
import { livenessEndpoint } from '../../kinds/selfie-liveness/endpoint.js'
import type { EndpointDefinition, PictureRules, RejectionWords } from '../endpoint.js'
import { formParser } from '../parse-form.js'
import { biometricsErrors } from './errors.js'
import { biometricsExample, biometricsRequests, failedExample, unfinishedExample } from './examples.js'
import type { biometricsEndpointFacts } from './facts.js'
import { fitsBiometricsResponse } from './fits.js'
import { BiometricsForm } from './form.js'
import { biometricsPortuguese } from './portuguese.js'
import { BiometricsAnswer, BiometricsRejected, BiometricsUnfinished } from './responses.js'
import { biometricsSpanish } from './spanish.js'

const rejected = (error: ErrorName, language: Language, { detail }: RejectionWords = {}) => ({
  valid: false,
  message: errorText(error, language, detail),
  error_code: errors[error].code,
})

const { missing: _, ...document } = faceMatchEndpoint.pictures.document!

/**
 * Every contracted service of liveness and face match on the same pictures and, with `document_type`, what the OCR endpoint does with
 * the document. Which pictures a form must have depends on these: the gateway asks for them.
 */
export const biometricsEndpoint: EndpointDefinition<BiometricsForm> = {
  form: BiometricsForm,
  parse: formParser(BiometricsForm),
  pictures: {
    selfie: livenessEndpoint.pictures.selfie!,
    selfie_turned: livenessEndpoint.pictures.selfie_turned!,
    document: {
      ...document,
      description:
        'Photo of the document, at most 2 MB unless the service is set otherwise; its front where `document_type` is sent. Required where face match is contracted or `document_type` is sent.',
    },
    frontside: { ...document, description: 'Another name of `document`.' },
    backside: {
      ...document,
      description:
        'Back of an identity card, at most 2 MB unless the service is set otherwise; required where `document_type` is `identification_card`.',
    },
  } satisfies Record<(typeof biometricsEndpointFacts.files)[number], PictureRules>,
  errors: biometricsErrors,
  rejected,
  fits: fitsBiometricsResponse,
  docs: {
    id: 'checkBiometrics',
    tag: faceMatchEndpoint.docs.tag,
    summary: 'Check selfie and document together',
    lead: 'Runs every contracted service of `liveness` and `face_match` on the same pictures. With `document_type` the document is read as well, where `ocr` is contracted, and proven genuine where `id_reader_plus` is; the portrait is then looked for on that document alone, on the side that bears it, whatever name its picture was sent under. Each answers under its own name, as its own endpoint would; what is not contracted is left out. `valid` is true when every part is. The status is the highest of the parts: a part that failed or did not finish makes it 500, 503 or 504, and the others are still told.',
    tooLarge: faceMatchEndpoint.docs.tooLarge,
    requests: biometricsRequests,
    good: [{ schema: BiometricsAnswer, example: biometricsExample }],
    bad: [BiometricsRejected],
    failed: BiometricsAnswer,
    unfinished: { schema: BiometricsUnfinished, example: unfinishedExample },
    badExample: (error) => {
      const { status } = errors[error]
      return status === 400 || status === 413 ? rejected(error, 'en') : failedExample(error)
    },
    translations: { es: biometricsSpanish, pt: biometricsPortuguese },
  },
}
