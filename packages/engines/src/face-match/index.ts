export { createFaceMatchEngine, type FaceMatchOptions } from './engine.js'
export { type EmbeddedPicture, type FaceEmbedder, loadFaceEmbedder } from './face-embedder.js'
export { modelIds } from './models.js'
