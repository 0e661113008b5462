import { type Static, Type } from 'typebox'
import { jobBase } from '../job-base.js'
import { documentFields, readingFields } from '../ocr/job.js'

export const IdReaderPlusJob = Type.Object({
  ...jobBase,
  ...documentFields,
  reading: Type.Object(readingFields),
})
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface IdReaderPlusJob extends Static<typeof IdReaderPlusJob> {}
