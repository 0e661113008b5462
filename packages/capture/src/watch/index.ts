export { WINDOW_CELLS } from '../face/describe-level.js'
export {
  type FaceWeights,
  FEATURES,
  featuresAt,
  findFace,
  levelsOf,
  middleOf,
  WINDOW_BY_FACE,
} from '../face/find-face.js'
export { fitted } from '../fitted.js'
export { type GreyFrame, halve } from '../frame/grey-frame.js'
export { type Look, lookAt, lookSize } from '../frame/look-at.js'
export { measureMove } from '../frame/measure-move.js'
export type { Hint } from './hint.js'
export { measureDocument } from './judge-document.js'
export { measureSelfie } from './judge-selfie.js'
export { tellHints } from './told-hint.js'
export { type Fitted, judge, LOOK_EVERY_MS, watch } from './watcher.js'
