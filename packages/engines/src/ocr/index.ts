export { describeFields } from './answer/describe-fields.js'
export { describePicture } from './answer/describe-picture.js'
export { sexIn } from './answer/printed-sex.js'
export {
  createOcrEngine,
  type DocumentReader,
  type EngineOptions,
  loadDocumentReader,
  type ReaderOptions,
} from './engine.js'
export { type InterpretedDocument, type InterpretedSide, interpret } from './interpret/interpret.js'
export { type Knowledge, recognise } from './interpret/recognise.js'
export { toEvidence } from './interpret/to-evidence.js'
export { modelIds, type ReaderModels } from './models.js'
export { outlineOfLine } from './mrz/find-lines.js'
export { everything, type ReadDocument, type Wanted } from './read-document.js'
export { prepareReading, type Reading, type ReadingOutcome } from './reading.js'
export { warmUpReader } from './warm-up.js'
