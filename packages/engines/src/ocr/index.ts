export { describeFields } from './answer/describe-fields.js'
export { describeLook, type ReadPlace } from './answer/describe-looks.js'
export { describePicture } from './answer/describe-picture.js'
export { sexIn } from './answer/printed-sex.js'
export {
  createOcrEngine,
  type DocumentReader,
  type EngineOptions,
  loadDocumentReader,
} from './engine.js'
export { type InterpretedDocument, interpret } from './interpret/interpret.js'
export { type Knowledge, recognise } from './interpret/recognise.js'
export { toEvidence } from './interpret/to-evidence.js'
export { modelIds } from './models.js'
export { outlineOfLine } from './mrz/find-lines.js'
export { everything, type ReadDocument } from './read-document.js'
export { prepareReading, type ReadingOutcome } from './reading.js'
export { warmUpReader } from './warm-up.js'
