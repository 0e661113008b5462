export { describeFields } from './answer/describe-fields.js'
export { describePicture } from './answer/describe-picture.js'
export {
  createOcrEngine,
  type DocumentReader,
  type EngineOptions,
  loadDocumentReader,
  type ReaderOptions,
} from './engine.js'
export {
  type InterpretedDocument,
  type InterpretedSide,
  interpret,
  type Knowledge,
  recognise,
} from './interpret/interpret.js'
export { toEvidence } from './interpret/to-evidence.js'
export { modelIds, type ReaderModels } from './models.js'
export { outlineOfLine } from './mrz/find-lines.js'
export { everything, type ReadDocument, type Wanted } from './read-document.js'
export { prepareReading, type Reading } from './reading.js'
export { type ReadingTrace, sexIn } from './trace.js'
export { warmUpReader } from './warm-up.js'
