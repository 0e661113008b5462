import { createPicture, type Picture, type Quad, rectifyColour, sideLengths } from '@vivid/vision'

/** The document upright, at one width whatever the photo's resolution, so that sizes and sharpness compare. */
export interface DocumentView {
  readonly colour: Picture
  readonly grey: Picture
  readonly quad: Quad
}

/** Pixels across; a document with fewer is not blown up: what is not there cannot be soft. */
export const VIEW_WIDTH_PX = 384

export function viewDocument(picture: Picture, quad: Quad): DocumentView {
  const { width, height } = sideLengths(quad)
  const widthPx = Math.max(16, Math.min(VIEW_WIDTH_PX, Math.round(width)))
  const heightPx = Math.max(16, Math.round((widthPx * height) / width))
  const colour = rectifyColour(picture, quad, widthPx, heightPx)
  return { colour, grey: toGrey(colour), quad }
}

/** ITU-R BT.601 luma. */
function toGrey({ widthPx, heightPx, data }: Picture): Picture {
  const grey = createPicture(widthPx, heightPx, 1)
  for (let i = 0; i < grey.data.length; i++) {
    grey.data[i] = (306 * data[3 * i]! + 601 * data[3 * i + 1]! + 117 * data[3 * i + 2]!) >> 10
  }
  return grey
}
