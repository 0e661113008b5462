export type { AnalysedFace, AnalysedSelfie } from './analysed-selfie.js'
export { createSelfieLivenessEngine, loadSelfieAnalyst, type SelfieAnalyst } from './engine.js'
export { offAxisDegrees } from './stages/off-axis.js'
