import { type Static, Type } from 'typebox'
import { jobBase, Key } from '../job-base.js'

export const FaceMatchJob = Type.Object({
  ...jobBase,
  images: Type.Object({ selfie: Key, document: Key }),
  details: Type.Boolean(),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface FaceMatchJob extends Static<typeof FaceMatchJob> {}
