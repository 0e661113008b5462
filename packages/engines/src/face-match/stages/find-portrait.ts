import {
  contains,
  type Face,
  faceSizePx,
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
import { thresholds as ofSelfies } from '../../selfie-liveness/thresholds.js'
import type { FaceMatchModels } from '../models.js'
import { thresholds } from '../thresholds.js'

type Finders = Pick<FaceMatchModels, 'detector' | 'mesh' | 'locator'>

export interface Portrait extends FoundFace {
  /** Size of the face, of its document's shorter side. */
  readonly share: number
}

/** Both sides of a card in one picture; a third document is not looked at. */
const MAX_DOCUMENTS = 2

/**
 * The portraits in a picture, whichever way they are turned: of several documents one each. Where no document is seen the picture is
 * taken for the portrait alone, or for a part of a document.
 */
export const findPortraits = async (models: Finders, picture: Picture): Promise<readonly Portrait[]> => {
  const whole = lookAtWhole(models.locator, picture)
  const { documents } = await locateClear({ picture, whole }, thresholds.document.glance)
  const found: Portrait[] = []
  for (const { quad } of documents.slice(0, MAX_DOCUMENTS))
    found.push(...(await findPortraitWithin(models, picture, [quad])))
  const portraits = found.filter(isFirstFind)
  if (documents.some(({ confidence }) => confidence >= thresholds.document.sure)) return portraits
  // Without a sure document a face that the mesh doubts may be anything.
  const clear = portraits.filter(({ mesh }) => mesh.presence >= ofSelfies.face.surePresence)
  if (clear.length > 0) return clear
  const alone = await findFace(models, picture)
  if (!alone) return portraits
  return [{ ...alone, share: faceSizePx(alone.face) / Math.min(picture.widthPx, picture.heightPx) }]
}

/**
 * The portrait of one document, within all outlines that are known of it. The document is searched as it lies by its own outline, then
 * turned by half and by quarters: print looks the same from both sides from afar.
 */
export const findPortraitWithin = async (
  models: Omit<Finders, 'locator'>,
  picture: Picture,
  outlines: readonly Quad[],
): Promise<readonly Portrait[]> => {
  const quad = outlines[0]!
  const { width, height } = sideLengths(quad)
  const side = Math.max(width, height)
  const [a, b, c, d] = levelRectangle(quad, side / width, side / height)
  const views: Quad[] = [
    [a, b, c, d],
    [c, d, a, b],
    [b, c, d, a],
    [d, a, b, c],
  ]
  const counts = outlines.map(isPortraitOf)
  const searched = await searchFace(models, picture, views, (face) => counts.every((isOf) => isOf(face)))
  const portrait = searched.length > 0 ? believed(searched) : null
  return portrait ? [{ ...portrait, share: shareOf(portrait.face, quad) }] : []
}

/**
 * Whether a face stands within a document and has the size of a portrait: a person behind a card reaches out of it, or is larger;
 * what is much smaller is a pattern.
 */
export const isPortraitOf = (quad: Quad): ((face: Face) => boolean) => {
  const margin = thresholds.documentMargin
  const widened = subQuad(quad, -margin, -margin, 1 + margin, 1 + margin)
  const { least, most } = thresholds.portraitShare
  return (face) => {
    const share = shareOf(face, quad)
    return share >= least && share <= most && cornersOf(face).every((corner) => contains(widened, corner))
  }
}

const shareOf = (face: Face, document: Quad): number => {
  const { width, height } = sideLengths(document)
  return faceSizePx(face) / Math.min(width, height)
}

const cornersOf = ({ box: { left, top, right, bottom } }: Face): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** One face lies in two outlines where one document was found twice. */
const isFirstFind = ({ face }: Portrait, at: number, all: readonly Portrait[]): boolean =>
  all.slice(0, at).every((other) => !holdsMiddleOf(other.face, face))

const holdsMiddleOf = ({ box: { left, top, right, bottom } }: Face, { box }: Face): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}
