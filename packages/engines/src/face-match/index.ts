export { createFaceMatchEngine } from './engine.js'
export { type EmbeddedPicture, loadFaceEmbedder } from './face-embedder.js'
