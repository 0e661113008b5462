import {
  boxOverlap,
  centre,
  type Located,
  levelRectangle,
  type Picture,
  type Point,
  type Quad,
  sideLengths,
  subQuad,
  wholePicture,
} from '@vivid/vision'
import { look, type Searched } from '../locate/look.js'

export const STRIP = { widthPx: 480, heightPx: 144 } as const

/**
 * Room enough for a passport's two lines and as much again above and below, at two thirds of the price. Of 115 real documents
 * with a zone none is read differently.
 */
export const FLAT_STRIP_PX = 96

/** Width of the text block in the strip that the line finder was trained on. */
export const BLOCK_WIDTH_PX = 384

/**
 * The area to look for lines in: the block in the middle, level, in its own proportions. Only the block's length and
 * direction count: it is so flat that its short sides say nothing reliable.
 */
export const stripAround = (block: Quad, heightPx: number = STRIP.heightPx): Quad => {
  const [a, b, c, d] = block
  const [middleX, middleY] = centre(block)
  const [alongX, alongY] = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2]
  const corner = (along: -1 | 1, down: -1 | 1): Point => {
    const u = (along * STRIP.widthPx) / BLOCK_WIDTH_PX / 2
    const v = (down * heightPx) / BLOCK_WIDTH_PX / 2
    return [middleX + alongX * u - alongY * v, middleY + alongY * u + alongX * v]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Rows of a strip that is as wide as all are. */
export const stripHeight = (strip: Quad): number => {
  const { width, height } = sideLengths(strip)
  return Math.round((STRIP.widthPx * height) / width)
}

/** Where the zone lies in a document, as shares of its height: ICAO 9303-4 and 9303-5 keep it at the lower edge. */
const ZONE = {
  passport: { left: 0.04, top: 0.8, right: 0.96, bottom: 0.97 },
  card: { left: 0.04, top: 0.62, right: 0.96, bottom: 0.96 },
} as const

/** A zone seen less surely than this comes after the places where documents have theirs. */
export const LIKELY = 0.3

/** A picture this much wider than high is a cut-out of the zone itself. */
const CUTOUT_RATIO = 2.6

/** Narrower than this in the picture, 30 characters cannot be told apart. */
const MIN_BLOCK_PX = 60

/** Areas to try, the likeliest first. */
export const candidateStrips = (
  { mrzs, documents }: Located,
  picture: Picture,
  heightPx: number = STRIP.heightPx,
): Quad[] => {
  const likely = mrzs.filter(({ confidence }) => confidence >= LIKELY).map(({ quad }) => quad)
  const unlikely = mrzs.filter(({ confidence }) => confidence < LIKELY).map(({ quad }) => quad)
  const zones = documents
    .map(({ kind, quad }) => {
      const { left, top, right, bottom } = ZONE[kind]
      return subQuad(quad, left, top, right, bottom)
    })
    .filter((zone) => likely.every((block) => boxOverlap(block, zone) < 0.3))
  const cutout = picture.widthPx / picture.heightPx > CUTOUT_RATIO ? [wholePicture(picture)] : []
  return [...likely, ...cutout, ...unlikely.slice(0, 1), ...zones, ...unlikely.slice(1)]
    .filter((block) => sideLengths(block).width >= MIN_BLOCK_PX)
    .map((block) => stripAround(block, heightPx))
}

/** Views cost a run of the locator each. */
const MAX_VIEWS = 2

/** A closer look promises more than the fourth suspicion in the whole picture. */
const FIRST = 3
const PER_VIEW = 2

/** Around a document, so that its edges stay in sight even where its place was guessed badly. */
const MARGIN = 1.3

/**
 * Areas to try, the likeliest first: those seen in the whole picture, then those seen in a closer, upright look at what
 * may be a document. Lazy, for a reader that is soon content.
 */
export async function* suggestStrips(searched: Searched, located: Located): AsyncGenerator<Quad> {
  const { picture } = searched
  const strips = candidateStrips(located, picture)
  yield* strips.slice(0, FIRST)
  for (const view of closerViews(located, picture).slice(0, MAX_VIEWS)) {
    const closer = await look(searched, view)
    if (closer) yield* candidateStrips(closer, picture).slice(0, PER_VIEW)
  }
  yield* strips.slice(FIRST)
}

/** Upright looks at the likeliest documents; where there is none, at the whole picture turned by an eighth. */
const closerViews = ({ documents }: Located, { widthPx, heightPx }: Picture): Quad[] => {
  const turned: Quad = [
    [widthPx / 2, heightPx / 2 - (widthPx + heightPx) / 2],
    [widthPx / 2 + (widthPx + heightPx) / 2, heightPx / 2],
    [widthPx / 2, heightPx / 2 + (widthPx + heightPx) / 2],
    [widthPx / 2 - (widthPx + heightPx) / 2, heightPx / 2],
  ]
  return [...documents.map(({ quad }) => levelRectangle(quad, MARGIN, MARGIN)), turned]
}
