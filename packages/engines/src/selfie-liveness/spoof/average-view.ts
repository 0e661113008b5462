import { type Picture, type Quad, type Tensor, viewTensor } from '@vivid/vision'

/** Fine patterns must be averaged, not skipped: skipping would invent moiré. */
const CLOSE_SAMPLES = 6

/**
 * A part of the picture as a square of planar RGB, 0…255, each value the mean of up to so many pixels per direction: beyond that,
 * reading every pixel of a large selfie only costs time.
 */
export const averageView = (picture: Picture, part: Quad, sidePx: number, maxSamples: 2 | 6 = CLOSE_SAMPLES): Tensor =>
  viewTensor(picture, part, { widthPx: sidePx, heightPx: sidePx, range: [0, 255], maxSamples })
