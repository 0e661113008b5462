import { type Static, Type } from 'typebox'
import { Choice } from '../../choice.js'
import { commonFields, Flag } from '../../endpoints/form-fields.js'
import { documentTypes } from './document-types.js'

/** Interface 2.1, without the files. Unknown fields are ignored. */
export const OcrForm = Type.Object({
  document_type: Choice(documentTypes, {
    description: 'The document in the picture; `passport_plus` also reads the printed page of a passport.',
  }),
  document_id: Type.Optional(
    Type.String({ maxLength: 16, description: 'Passports only: country code whose full reading is wanted (052).' }),
  ),
  ...commonFields,
  validate_sides: Flag('Identity cards only: read both sides and compare them.'),
  details: Flag(
    'Adds `details`: confidence and source of each field, contradictions, expiry, age, the template and where the document lies.',
  ),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface OcrForm extends Static<typeof OcrForm> {}
