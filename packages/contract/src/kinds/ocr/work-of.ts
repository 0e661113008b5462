import type { DocumentType } from './document-types.js'

/** Each type has its own cost: a card takes four times as long as a passport. */
export const documentWork = ({ documentType, documentId }: { documentType: DocumentType; documentId?: string }) =>
  // The printed page of a passport is read for either reason.
  documentType === 'passport' && documentId !== undefined ? 'passport_plus' : documentType
