export { type DrawnShot, drawShots } from './draw-shots.js'
export { isKind, type Kind, type KindDefinition, kinds } from './kinds.js'
