export { type Homography, invert, type Projection, project, rectangleToQuad } from './homography.js'
export * from './quad.js'
export { middleOf, squareAround } from './square-around.js'
