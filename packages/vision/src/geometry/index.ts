export { type Homography, invert, type Projection, project, rectangleToQuad } from './homography.js'
export * from './quad.js'
