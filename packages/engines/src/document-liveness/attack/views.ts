import {
  middleOf,
  type Picture,
  type Point,
  project,
  type Quad,
  rectangleToQuad,
  rectifyColour,
  squareAround,
} from '@vivid/vision'

/** Sizes and places are part of the network: models/training/vivid_training/document_liveness/views.py says the same. */
export const DOCUMENT_VIEW = { widthPx: 256, heightPx: 176 } as const
/** The document at a larger size, for the judge that was trained on it. */
export const CLOSER_VIEW = { widthPx: 320, heightPx: 220 } as const
export const FRAME_VIEW = { widthPx: 192, heightPx: 132 } as const
export const PATCH_PX = 96
/** A JPEG's blocks: patches begin where blocks do, so that traces of another file's blocks show as such. */
const BLOCK_PX = 8
export const PORTRAIT_PX = 144

/** Around the document, as a share of its width and height: paper, bezels and desks show there. */
export const MARGIN = 0.1

/**
 * Centres of the patches as fractions of the document: three on its borders, the others inside. The last lies on the portrait's
 * face instead, where there is one: its pixels are compared with those elsewhere.
 */
export const PATCH_PLACES: readonly Point[] = [
  [0.03, 0.55],
  [0.65, 0.03],
  [0.97, 0.6],
  [0.25, 0.4],
  [0.6, 0.5],
  [0.45, 0.85],
  [0.8, 0.3],
  [0.82, 0.78],
]

/** The portrait's view is a square of this many times the face box's size (square root of its area). */
const PORTRAIT_REACH = 2.8

interface ViewSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** The document with its surroundings, upright. */
export const documentView = (picture: Picture, quad: Quad, { widthPx, heightPx }: ViewSize): Picture => {
  const onto = rectangleToQuad(1, 1, quad)
  const [low, high] = [-MARGIN, 1 + MARGIN]
  const outer: Quad = [
    project(onto, [low, low]),
    project(onto, [high, low]),
    project(onto, [high, high]),
    project(onto, [low, high]),
  ]
  return rectifyColour(picture, outer, widthPx, heightPx)
}

/** All of the picture, wide side across: a screen's grid, glass and bezel, a sheet's edges show beyond the document. */
export const frameView = (picture: Picture): Picture => {
  const { widthPx, heightPx } = picture
  const corners: Quad = [
    [0, 0],
    [widthPx, 0],
    [widthPx, heightPx],
    [0, heightPx],
  ]
  return rectifyColour(picture, wideAcross(corners, picture), FRAME_VIEW.widthPx, FRAME_VIEW.heightPx)
}

const wideAcross = ([a, b, c, d]: Quad, { widthPx, heightPx }: Picture): Quad =>
  widthPx >= heightPx ? [a, b, c, d] : [b, c, d, a]

/** Top left corners of the patches: pixels as they are, since resampling blurs what screens, printers and files leave. */
export const patchCorners = ({ widthPx, heightPx }: Picture, quad: Quad, face: Quad | null): Point[] => {
  const onto = rectangleToQuad(1, 1, quad)
  const corner = (middle: number, sizePx: number) => {
    const nearest = Math.max(0, Math.min(sizePx - PATCH_PX, Math.floor(middle + 0.5) - PATCH_PX / 2))
    return nearest - (nearest % BLOCK_PX)
  }
  const centres = PATCH_PLACES.map((place) => project(onto, place))
  if (face) centres[centres.length - 1] = middleOf(face)
  return centres.map(([x, y]) => [corner(x, widthPx), corner(y, heightPx)])
}

/** The face with its surroundings, turned as the face box is. */
export const portraitView = (picture: Picture, face: Quad): Picture =>
  rectifyColour(picture, squareAround(face, PORTRAIT_REACH), PORTRAIT_PX, PORTRAIT_PX)

/** For pictures without a located document: the frame, less the margin that the view adds again; wide side across. */
export const frameQuad = (picture: Picture): Quad => {
  const { widthPx, heightPx } = picture
  const share = MARGIN / (1 + 2 * MARGIN)
  const [x, y] = [widthPx * share, heightPx * share]
  const corners: Quad = [
    [x, y],
    [widthPx - x, y],
    [widthPx - x, heightPx - y],
    [x, heightPx - y],
  ]
  return wideAcross(corners, picture)
}
