export { createDocumentLivenessEngine } from './create-document-liveness-engine.js'
export { type DocumentExaminer, loadDocumentExaminer } from './document-examiner.js'
export type { Examined, Finding, FoundDocument, Side } from './examined.js'
export { modelIds } from './models.js'
