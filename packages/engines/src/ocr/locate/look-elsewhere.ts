import {
  boxOverlap,
  centre,
  contains,
  type LocatedDocument,
  type Picture,
  type Point,
  type Quad,
  sideLengths,
  wholePicture,
} from '@vivid/vision'
import type { ReadDocument } from '../read-document.js'
import { glanceAt, type Searched } from './look.js'
import { planOfLooks } from './plan-looks.js'

const { around, across, leastShare, least, same, sameOutline } = planOfLooks.elsewhere

/** `beside`: what was read in the first place is another side, so that a better outline of it is of no use. */
export type Where = 'anywhere' | 'beside'

/** Other places of a picture in which the document may lie, where nothing could be read in the first: the surest first. */
export const lookElsewhere = async (
  searched: Searched,
  { located, document }: Pick<ReadDocument, 'located' | 'document'>,
  where: Where,
): Promise<readonly LocatedDocument[]> => {
  const { picture } = searched
  const first = document ?? located.documents[0]
  const found: LocatedDocument[] = [...located.documents]
  for (const view of otherViews(picture, first && centre(first.quad)))
    found.push(...((await glanceAt(searched, view))?.documents ?? []))
  const isOther = (one: LocatedDocument) => where === 'anywhere' || !first || areBeside(one.quad, first.quad)
  const places = found.filter((one) => one !== first && isOther(one) && isWorthALook(one, picture))
  return places
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ quad }, at, all) => all.slice(0, at).every((other) => boxOverlap(other.quad, quad) < sameOutline))
}

/** A part of a card, or a card and more around it, is that card once more. */
const areBeside = (a: Quad, b: Quad): boolean =>
  boxOverlap(a, b) < same && !contains(a, centre(b)) && !contains(b, centre(a))

const isWorthALook = ({ quad, confidence }: LocatedDocument, { widthPx, heightPx }: Picture): boolean => {
  const { width, height } = sideLengths(quad)
  return confidence >= least && width * height >= leastShare * widthPx * heightPx
}

/**
 * Parts of a picture to search for a document that was not found in the whole: windows around the first find, or around the
 * middle, windows all over it, and the whole picture turned to either side. The locator tells some documents only from
 * another side: a card that fills a third of an upright photo was 0.16 sure as taken, 0.63 and 0.77 turned.
 */
const otherViews = (picture: Picture, find?: Point): readonly Quad[] => {
  const { widthPx, heightPx } = picture
  const middle = find ?? ([widthPx / 2, heightPx / 2] as const)
  const [a, b, c, d] = wholePicture(picture)
  const longer = Math.max(widthPx, heightPx)
  const nearBy = around.map((share) => squareAround(middle, share * longer))
  const everywhere = across.places.map(([x, y]) => squareAround([x * widthPx, y * heightPx], across.share * longer))
  const onTheirSide = everywhere.map(([a, b, c, d]): Quad => [b, c, d, a])
  return [...nearBy, ...everywhere, ...onTheirSide, [b, c, d, a], [d, a, b, c]]
}

const squareAround = ([x, y]: Point, side: number): Quad => [
  [x - side / 2, y - side / 2],
  [x + side / 2, y - side / 2],
  [x + side / 2, y + side / 2],
  [x - side / 2, y + side / 2],
]
