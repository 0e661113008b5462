import { type Static, Type } from 'typebox'
import { commonFields, Flag } from '../../endpoints/form-fields.js'

/** Interface 2.9, without the file. */
export const LivenessForm = Type.Object({
  ...commonFields,
  details: Flag('Adds the scores of the test to the answer.'),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface LivenessForm extends Static<typeof LivenessForm> {}
