import { createPicture, type Picture, type Quad, rectify, rectifyColour, rowsToGrey, sideLengths } from '@vivid/vision'

/** The document upright, at one width whatever the photo's resolution, so that sizes and sharpness compare. */
export interface DocumentView {
  readonly grey: Picture
  /** For the face detector, at the size that it looks at. */
  readonly colour: Picture
  readonly quad: Quad
}

/** Width of the view in pixels. Smaller documents are not enlarged, which would look like blur. */
const VIEW_WIDTH_PX = 384
const COLOUR_WIDTH_PX = 256

/** Taller ones are no documents, and a sliver one pixel wide would be blown up to hundreds of megabytes. */
const MAX_HEIGHT_PER_WIDTH = 4

export const viewDocument = (picture: Picture, quad: Quad): DocumentView => {
  const { width, height } = sideLengths(quad)
  const widthPx = Math.max(16, Math.min(VIEW_WIDTH_PX, Math.round(width)))
  const heightPx = Math.max(16, Math.round(widthPx * Math.min(MAX_HEIGHT_PER_WIDTH, height / width)))
  // Averaged from twice the size: single samples would call the same photo sharper or softer as its corners move a little.
  const grey = halve(rectify(greyAround(picture, quad), quad, 2 * widthPx, 2 * heightPx))
  const colour = rectifyColour(picture, quad, COLOUR_WIDTH_PX, Math.round((COLOUR_WIDTH_PX * heightPx) / widthPx))
  return { grey, colour, quad }
}

/** Samples lie within the quad, or less than a pixel of the view beyond it: 6 px of the largest photo. */
const MARGIN_PX = 8

const greyAround = (picture: Picture, quad: Quad): Picture => {
  const rows = quad.map(([, y]) => y)
  return rowsToGrey(picture, Math.floor(Math.min(...rows)) - MARGIN_PX, Math.ceil(Math.max(...rows)) + MARGIN_PX)
}

const halve = ({ widthPx, heightPx, data }: Picture): Picture => {
  const out = createPicture(widthPx / 2, heightPx / 2, 1)
  for (let y = 0; y < out.heightPx; y++) {
    for (let x = 0; x < out.widthPx; x++) {
      const at = 2 * (y * widthPx + x)
      const sum = data[at]! + data[at + 1]! + data[at + widthPx]! + data[at + widthPx + 1]!
      out.data[y * out.widthPx + x] = (sum + 2) >> 2
    }
  }
  return out
}
