import {
  boxOverlap,
  centre,
  type LocatedDocument,
  locateInView,
  type Model,
  type Picture,
  sideLengths,
} from '@vivid/vision'
import type { ReadDocument } from '../read-document.js'
import { otherViews } from './other-views.js'

/** Interface 8 asks for a tenth of the picture; smaller finds than this share are parts of something. */
const LEAST_SHARE = 0.03

/** A document less sure than this is none. */
const MIN_CONFIDENCE = 0.35

/** Finds that share more of their bounding boxes are one. */
const SAME_OVERLAP = 0.5

/** `beside`: what was read in the first place is another side, so that a better outline of it is of no use. */
export type Where = 'anywhere' | 'beside'

/** Other places of a picture in which the document may lie, where nothing could be read in the first: the surest first. */
export async function lookElsewhere(
  locator: Model,
  { picture, located, document }: Pick<ReadDocument, 'picture' | 'located' | 'document'>,
  where: Where,
): Promise<readonly LocatedDocument[]> {
  const first = document ?? located.documents[0]
  const found: LocatedDocument[] = [...located.documents]
  for (const view of otherViews(picture, first && centre(first.quad)))
    found.push(...(await locateInView(locator, picture, view)).documents)
  const isOther = (one: LocatedDocument) =>
    where === 'anywhere' || !first || boxOverlap(one.quad, first.quad) < SAME_OVERLAP
  const places = found.filter((one) => one !== first && isOther(one) && isWorthALook(one, picture))
  return places
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ quad }, at, all) => all.slice(0, at).every((other) => boxOverlap(other.quad, quad) < SAME_OVERLAP))
}

const isWorthALook = ({ quad, confidence }: LocatedDocument, { widthPx, heightPx }: Picture): boolean => {
  const { width, height } = sideLengths(quad)
  return confidence >= MIN_CONFIDENCE && width * height >= LEAST_SHARE * widthPx * heightPx
}
