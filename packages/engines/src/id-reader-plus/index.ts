export { createIdReaderPlusEngine } from './engine.js'
