import { alignToEdges, type LocatedDocument, type Picture, type Quad } from '@vivid/vision'

/** Nearer to the frame than this share of the picture's width there is no border to be seen, only print that looks like one. */
const MIN_GAP = 0.01

/** The corners of the document made exact by its borders. */
export const placeDocument = (picture: Picture, grey: Picture, { quad }: LocatedDocument): Quad =>
  gapToFrame(quad, picture) < MIN_GAP * picture.widthPx ? quad : alignToEdges(grey, quad)

const gapToFrame = (quad: Quad, { widthPx, heightPx }: Picture) =>
  Math.min(...quad.flatMap(([x, y]) => [x, y, widthPx - x, heightPx - y]))
