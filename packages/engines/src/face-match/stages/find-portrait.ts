import {
  contains,
  type Face,
  faceSizePx,
  type LocatedDocument,
  levelRectangle,
  locateClear,
  lookAtWhole,
  type Picture,
  type Point,
  type Quad,
  sideLengths,
  subQuad,
} from '@vivid/vision'
import { believed, type FoundFace, findFace, searchFace } from '../../selfie-liveness/stages/find-face.js'
import type { FaceMatchModels } from '../models.js'
import { thresholds } from '../thresholds.js'

type Finders = Pick<FaceMatchModels, 'detector' | 'mesh' | 'locator'>

/** Both sides of a card in one picture; a third document is not looked at. */
const MAX_DOCUMENTS = 2

/**
 * The portrait of a document: the largest face within its outline, whichever way it is turned. Where no document is seen the picture
 * is taken for the portrait alone, or for a part of a document.
 */
export const findPortrait = async (models: Finders, picture: Picture): Promise<FoundFace | null> => {
  const whole = lookAtWhole(models.locator, picture)
  const { documents } = await locateClear({ picture, whole }, thresholds.document.glance)
  const found: FoundFace[] = []
  for (const document of documents.slice(0, MAX_DOCUMENTS))
    found.push(...(await searchDocument(models, picture, document)))
  const portrait = found.length > 0 ? largestOf(found) : null
  if (portrait || documents.some(({ confidence }) => confidence >= thresholds.document.sure)) return portrait
  return findFace(models, picture)
}

/** As the document lies by its own outline, then turned by half and by quarters: print looks the same from both sides from afar. */
const searchDocument = async (models: Finders, picture: Picture, { quad }: LocatedDocument): Promise<FoundFace[]> => {
  const { width, height } = sideLengths(quad)
  const side = Math.max(width, height)
  const [a, b, c, d] = levelRectangle(quad, side / width, side / height)
  const views: Quad[] = [
    [a, b, c, d],
    [c, d, a, b],
    [b, c, d, a],
    [d, a, b, c],
  ]
  const searched = await searchFace(models, picture, views, isPortraitOf(quad))
  const portrait = searched.length > 0 ? believed(searched) : null
  return portrait ? [portrait] : []
}

/** Whether a face stands within a document, and is no larger than portraits are: a person behind a card reaches out of it, or is larger. */
export const isPortraitOf = (quad: Quad): ((face: Face) => boolean) => {
  const margin = thresholds.documentMargin
  const widened = subQuad(quad, -margin, -margin, 1 + margin, 1 + margin)
  const { width, height } = sideLengths(quad)
  const largestPx = thresholds.portraitShare * Math.min(width, height)
  return (face) => faceSizePx(face) <= largestPx && cornersOf(face).every((corner) => contains(widened, corner))
}

const cornersOf = ({ box: { left, top, right, bottom } }: Face): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const largestOf = (found: readonly FoundFace[]): FoundFace =>
  found.reduce((a, b) => (faceSizePx(b.face) > faceSizePx(a.face) ? b : a))
