import {
  greyBatch,
  type Homography,
  type Model,
  type Picture,
  type Quad,
  rectangleToQuad,
  rectify,
  stretchContrast,
} from '@vivid/vision'
import { STRIP } from './strip-around.js'
import { type TracedLine, traceLines } from './trace-lines.js'

export interface FoundLines {
  readonly lines: readonly TracedLine[]
  readonly stripToPicture: Homography
  readonly quad: Quad
}

/** Looks for text lines in one area of the picture. */
export async function findLines(finder: Model, picture: Picture, quad: Quad): Promise<FoundLines> {
  const strip = stretchContrast(rectify(picture, quad, STRIP.widthPx, STRIP.heightPx))
  const { lines } = await finder.run({ strip: greyBatch([strip]) })
  return {
    lines: traceLines(lines!),
    stripToPicture: rectangleToQuad(STRIP.widthPx, STRIP.heightPx, quad),
    quad,
  }
}
