import { Type } from 'typebox'
import { fits } from '../../fits.js'
import { fitsOcrResponse } from '../../kinds/ocr/fits.js'
import type { OcrForm } from '../../kinds/ocr/form.js'
import type { BiometricsForm } from './form.js'
import { type Biometrics, BiometricsAnswer, BiometricsRejected } from './responses.js'

const fitsSchema = fits(Type.Union([BiometricsAnswer, BiometricsRejected]))

/** A form that asks for the document to be read. */
export const isReading = <Form extends BiometricsForm>(form: Form): form is Form & OcrForm =>
  form.document_type !== undefined

/** The document's part must be the answer to what was asked of it, not just to some document. */
export const fitsBiometricsResponse = (form: BiometricsForm, body: unknown): boolean => {
  if (!fitsSchema(body)) return false
  const { document } = body as Biometrics
  return document === undefined || (isReading(form) && fitsOcrResponse(form, document))
}
