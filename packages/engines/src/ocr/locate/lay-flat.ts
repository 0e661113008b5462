import {
  alignToEdges,
  type DocumentKind,
  type Homography,
  type LocatedDocument,
  type Picture,
  type Quad,
  rectangleToQuad,
  rectify,
  sideLengths,
  turnDegrees,
  wholePicture,
} from '@vivid/vision'

/** A document seen straight from above. */
export interface FlatDocument {
  readonly kind: DocumentKind
  /** In the photo's pixels, clockwise from the document's own top left. */
  readonly quad: Quad
  /** Coarse: good for finding print, not for reading it. */
  readonly view: Picture
  /** The photo in grey: lines and codes are cut from its own pixels. */
  readonly photo: Picture
  readonly toPicture: Homography
}

/**
 * The finder's own width (models/text-detector). Finer views show blurred print as large soft shapes that it misses, and cost more:
 * of values on hard photos as many are found and read as at 576 px, more than at 640. At 464 px single letters are missed.
 */
const VIEW_WIDTH_PX = 512

/** The finder halves its input four times. */
const STEP_PX = 16

/** A card without a zone that stands upright in this proportion was taken for one turned by a quarter. */
const UPRIGHT_RATIO = 1.15

/** The document turned the way its machine readable zone reads, or else as it was located. The photo must be grey. */
export const layFlat = (photo: Picture, kind: DocumentKind, placed: Quad | null, zone: Quad | null): FlatDocument =>
  viewOf(photo, kind, orient(placed ?? wholePicture(photo), zone))

export const viewOf = (photo: Picture, kind: DocumentKind, quad: Quad): FlatDocument => {
  const { width, height } = sideLengths(quad)
  const widthPx = VIEW_WIDTH_PX
  const rows = Math.round((widthPx * Math.min(2, height / width)) / STEP_PX)
  const heightPx = Math.max(2, rows) * STEP_PX
  return {
    kind,
    quad,
    view: rectify(photo, quad, widthPx, heightPx),
    photo,
    toPicture: rectangleToQuad(widthPx, heightPx, quad),
  }
}

const orient = (quad: Quad, zone: Quad | null): Quad => {
  if (zone) return turnQuarters(quad, Math.round((turnDegrees(zone) - turnDegrees(quad)) / 90))
  const { width, height } = sideLengths(quad)
  return height > UPRIGHT_RATIO * width ? turnQuarters(quad, 1) : quad
}

/** The same corners, of which another one is the document's top left: one further for each quarter turn clockwise. */
export const turnQuarters = (quad: Quad, quarters: number): Quad => {
  const corner = (i: number) => quad[(((i + quarters) % 4) + 4) % 4]!
  return [corner(0), corner(1), corner(2), corner(3)]
}

/** Nearer to the frame than this share of the picture's width there is no border to be seen, only print that looks like one. */
const MIN_GAP = 0.01

/** The corners of the document made exact by its borders. */
const placeDocument = (picture: Picture, grey: Picture, { quad }: LocatedDocument): Quad =>
  gapToFrame(quad, picture) < MIN_GAP * picture.widthPx ? quad : alignToEdges(grey, quad)

const gapToFrame = (quad: Quad, { widthPx, heightPx }: Picture) =>
  Math.min(...quad.flatMap(([x, y]) => [x, y, widthPx - x, heightPx - y]))

/** The document at its confirmed place, laid down flat; the whole picture where nobody knows a place. */
export const flatten = (
  picture: Picture,
  photo: Picture,
  confirmed: LocatedDocument | undefined,
  zone: Quad | null,
): FlatDocument => {
  const quad = confirmed ? placeDocument(picture, photo, confirmed) : null
  return layFlat(photo, confirmed?.kind ?? 'card', quad, zone)
}
