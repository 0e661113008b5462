import { type Static, Type } from 'typebox'
import { Outlines } from '../../look.js'
import { jobBase, Key } from '../job-base.js'

export const FaceMatchJob = Type.Object({
  ...jobBase,
  // `backside`: the document's other side, where nobody knows which of the two bears the portrait.
  images: Type.Object({ selfie: Key, document: Key, backside: Type.Optional(Key) }),
  details: Type.Boolean(),
  /** Where the document lies that was read, in its pictures; without it the picture decides. */
  within: Type.Optional(Type.Object({ document: Outlines, backside: Type.Optional(Outlines) })),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface FaceMatchJob extends Static<typeof FaceMatchJob> {}
