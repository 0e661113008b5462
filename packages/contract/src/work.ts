import { documentTypes } from './interface.js'
import type { JobKind } from './jobs.js'

/** What jobs of one kind ask for. Each has its own cost: a card takes four times as long as a passport. */
export const workNames: Record<JobKind, readonly string[]> = {
  ocr: documentTypes,
  'document-liveness': documentTypes,
  'selfie-liveness': ['selfie'],
}

interface Asked {
  documentType?: string
  documentId?: string
  /** Of a proof of life. */
  reading?: { documentId?: string }
}

/** Of a form or of a job: both say which document it is; a selfie is a selfie. */
export const workOf = (asked: object): string => {
  const { documentType, reading, documentId = reading?.documentId } = asked as Asked
  if (documentType === undefined) return 'selfie'
  // The printed page of a passport is read for either reason.
  return documentType === 'passport' && documentId !== undefined ? 'passport_plus' : documentType
}
