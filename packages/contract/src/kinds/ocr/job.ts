import { type Static, Type } from 'typebox'
import { jobBase, Key } from '../job-base.js'
import { OcrForm } from './form.js'

/** What every job about a document has: its pictures and what it is. */
export const documentFields = {
  images: Type.Object({ frontside: Key, backside: Type.Optional(Key) }),
  documentType: OcrForm.properties.document_type,
}

/** What is to be read of it, and how. */
export const readingFields = {
  documentId: Type.Optional(Type.String()),
  validateSides: Type.Boolean(),
  // Optional, so that a worker understands the jobs of an older gateway while both are being replaced.
  details: Type.Optional(Type.Boolean()),
}

export const OcrJob = Type.Object({ ...jobBase, ...documentFields, ...readingFields })
// An interface, so that the compiler works the schema's type out once and not at every use.
export interface OcrJob extends Static<typeof OcrJob> {}
