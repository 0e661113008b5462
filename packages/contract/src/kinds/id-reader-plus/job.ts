import { type Static, Type } from 'typebox'
import { jobBase } from '../job-base.js'
import { documentFields, readingFields } from '../ocr/job.js'

export const IdReaderPlusJob = Type.Object({
  ...jobBase,
  ...documentFields,
  // An older gateway has the reading done by a job of its own.
  reading: Type.Optional(Type.Object(readingFields)),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface IdReaderPlusJob extends Static<typeof IdReaderPlusJob> {}
