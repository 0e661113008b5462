import { type Static, Type } from 'typebox'
import { commonFields, Flag } from '../../endpoints/form-fields.js'

/** The form without its files. */
export const FaceMatchForm = Type.Object({
  ...commonFields,
  details: Flag('Adds similarity and quality to the answer.'),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface FaceMatchForm extends Static<typeof FaceMatchForm> {}
