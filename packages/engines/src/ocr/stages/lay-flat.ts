import { type Picture, type Quad, rectify, sideLengths, turnDegrees } from '@vivid/vision'

/** A document seen straight from above. */
export interface FlatDocument {
  /** In the photo's pixels, clockwise from the document's own top left. */
  readonly quad: Quad
  /** Grey. */
  readonly view: Picture
}

/** Finer views cost time and tell no more: the smallest print on cards then has capitals of 10 px. */
const MAX_VIEW_PX = 1024
const MIN_VIEW_PX = 640

/** A card without a zone that stands upright in this proportion was taken for one turned by a quarter. */
const UPRIGHT_RATIO = 1.15

/** The document turned the way its machine readable zone reads, or else as it was located. */
export const layFlat = (picture: Picture, placed: Quad | null, zone: Quad | null): FlatDocument =>
  viewOf(picture, orient(placed ?? wholePicture(picture), zone))

export function viewOf(picture: Picture, quad: Quad): FlatDocument {
  const { width, height } = sideLengths(quad)
  const widthPx = Math.round(Math.max(MIN_VIEW_PX, Math.min(MAX_VIEW_PX, width)))
  const heightPx = Math.max(1, Math.round((widthPx * height) / width))
  return { quad, view: rectify(picture, quad, widthPx, Math.min(heightPx, 2 * widthPx)) }
}

function orient(quad: Quad, zone: Quad | null): Quad {
  if (zone) return turnQuarters(quad, Math.round((turnDegrees(zone) - turnDegrees(quad)) / 90))
  const { width, height } = sideLengths(quad)
  return height > UPRIGHT_RATIO * width ? turnQuarters(quad, 1) : quad
}

/** The same corners, of which another one is the document's top left: one further for each quarter turn clockwise. */
export function turnQuarters(quad: Quad, quarters: number): Quad {
  const corner = (i: number) => quad[(((i + quarters) % 4) + 4) % 4]!
  return [corner(0), corner(1), corner(2), corner(3)]
}

const wholePicture = ({ widthPx, heightPx }: Picture): Quad => [
  [0, 0],
  [widthPx, 0],
  [widthPx, heightPx],
  [0, heightPx],
]
