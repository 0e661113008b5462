import type { Finding, FoundDocument } from '../examined.js'

/** 819 and 824. */
export const checkPresence = (documents: readonly FoundDocument[]): Finding | null => {
  if (documents.length === 0) return { error: 'document_not_found', measured: 0, areas: [] }
  if (documents.length === 1) return null
  return { error: 'several_documents', measured: documents.length, areas: documents.map(({ quad }) => quad) }
}
