import { type Picture, type Quad, type Tensor, viewTensor } from '@vivid/vision'

/**
 * A square of the picture as planar RGB, 0…255. Fine patterns must be averaged, not skipped: skipping would invent moiré.
 * Beyond six pixels per direction, reading every pixel of a large selfie only costs time.
 */
export const averageView = (picture: Picture, square: Quad, sidePx: number): Tensor =>
  viewTensor(picture, square, { widthPx: sidePx, heightPx: sidePx, range: [0, 255], maxSamples: 6 })
