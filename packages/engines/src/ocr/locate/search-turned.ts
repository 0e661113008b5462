import {
  boxOverlap,
  type LocatedDocument,
  locateInView,
  type Model,
  type Picture,
  type Point,
  type Quad,
} from '@vivid/vision'
import { lookCloser } from './look-closer.js'

/**
 * From farther away first: of a card that fills the picture the locator may see a part alone (a clear photo of one was 0.64 sure
 * of the lines of names, and 0.87 to 0.92 of the card with a margin around the picture). Then quarters: a photo held sideways.
 */
const VIEWS = [
  { degrees: 0, scale: 1.4 },
  ...[90, 270, 180].map((degrees) => ({ degrees, scale: 1.2 })),
  ...[45, 315, 135, 225].map((degrees) => ({ degrees, scale: 1 })),
] as const

/** Finds less sure than this do not come nearer to a document when they are looked at again. */
const LEAST_CONFIDENCE = 0.2

/** No better find is worth the time of another view. */
const ENOUGH = 0.8

/** Finds that share more of their bounding boxes are one. */
const SAME_OVERLAP = 0.6

/** Of one view. */
const MAX_FINDS = 2

/**
 * The document of a picture in which none was seen surely: the whole is searched from farther away and turned by eighths, and what
 * is seen there looked at again. The locator tells some cards only from another side: of nine that it missed upright on 82 hard photos of drawn
 * sides it finds seven so. A hand on the card, papers beside it and glare are what hides them.
 */
export async function searchTurned(locator: Model, picture: Picture): Promise<LocatedDocument | undefined> {
  const seen: Quad[] = []
  let best: LocatedDocument | undefined
  for (const view of VIEWS) {
    const { documents, suspected } = await locateInView(locator, picture, turnedView(picture, view))
    const finds = (suspected ? [suspected] : documents).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    for (const find of finds.slice(0, MAX_FINDS)) {
      if (seen.some((quad) => boxOverlap(quad, find.quad) >= SAME_OVERLAP)) continue
      const closer = await lookCloser(locator, picture, find, 'unlikely')
      seen.push(find.quad)
      if (!closer) continue
      seen.push(closer.quad)
      if (!best || closer.confidence > best.confidence) best = closer
    }
    if (best && best.confidence >= ENOUGH) break
  }
  return best
}

/** The rectangle around the whole picture, or most of it, that shows it turned the other way and so much smaller. */
function turnedView({ widthPx, heightPx }: Picture, { degrees, scale }: (typeof VIEWS)[number]): Quad {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = ((widthPx + heightPx) * 3) / 4
  const [width, height] =
    degrees % 180 === 0 ? [widthPx, heightPx] : degrees % 90 === 0 ? [heightPx, widthPx] : [side, side]
  const corner = (along: number, down: number): Point => [
    widthPx / 2 + (scale * (along * width * cos - down * height * sin)) / 2,
    heightPx / 2 + (scale * (along * width * sin + down * height * cos)) / 2,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
