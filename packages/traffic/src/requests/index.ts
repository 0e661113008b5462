export { type DrawnShot, drawShots } from './draw-shots.js'
export { isKind, type Kind, kinds } from './kinds.js'
