import type { SeenOutline } from '@vivid/contract'
import { invert, type Projection, type Quad, rectangleToQuad } from '@vivid/vision/geometry'

/** The corners of a document as the service tells them are always four. */
export const quadOf = (outline: SeenOutline): Quad => outline as unknown as Quad

/** Takes four corners to those of a rectangle. */
export const toRectangle = (quad: Quad, width: number, height: number): Projection =>
  invert(rectangleToQuad(width, height, quad))

/** As CSS takes it, column by column. */
export const matrix3d = (projection: Projection): string => {
  const scale = projection[8]
  const [a, b, c, d, e, f, g, h] = projection.map((entry) => entry / scale)
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join(',')})`
}
