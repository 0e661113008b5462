import { type Static, Type } from 'typebox'
import { jobBase, Key } from '../job-base.js'

export const SelfieLivenessJob = Type.Object({
  ...jobBase,
  images: Type.Object({ selfie: Key, selfie_turned: Type.Optional(Key) }),
  details: Type.Boolean(),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface SelfieLivenessJob extends Static<typeof SelfieLivenessJob> {}
