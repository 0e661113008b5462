import { type Static, Type } from 'typebox'
import { FaceMatchForm } from '../../kinds/face-match/form.js'
import { OcrForm } from '../../kinds/ocr/form.js'

const { document_type, document_id, validate_sides } = OcrForm.properties

/** The form without its files. With `document_type` the document is read, too. */
export const BiometricsForm = Type.Object({
  ...FaceMatchForm.properties,
  details: Type.Optional(
    Type.Boolean({ description: 'Adds the scores of each test, and what is known of the fields of a document.' }),
  ),
  document_type: Type.Optional(document_type),
  document_id,
  validate_sides,
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface BiometricsForm extends Static<typeof BiometricsForm> {}
