import {
  contains,
  type Face,
  type FaceMesh,
  faceCorners,
  faceSizePx,
  levelRectangle,
  locateClear,
  lookAtWhole,
  meshFace,
  middleOf,
  type Picture,
  type Quad,
  sideLengths,
  subQuad,
  wholePicture,
} from '@vivid/vision'
import { believed, findFace, searchFace } from '../../selfie-liveness/stages/find-face.js'
import { thresholds as ofSelfies } from '../../selfie-liveness/thresholds.js'
import type { FaceMatchModels } from '../models.js'
import { thresholds } from '../thresholds.js'

type Finders = Pick<FaceMatchModels, 'detector' | 'mesh' | 'locator'>

/** A face on a document. */
export interface FaceOnDocument {
  readonly face: Face
  readonly mesh: FaceMesh
  /** Size of the face, of its document's shorter side. */
  readonly share: number
}

/** The main face of a document, and the others that the mesh does not doubt. */
export interface Portrait extends FaceOnDocument {
  readonly beside: readonly FaceOnDocument[]
}

/** Faces beside the portrait that are looked at, the largest first. */
const MAX_BESIDE = 4

/** Both sides of a card in one picture; a third document is not looked at. */
const MAX_DOCUMENTS = 2

/**
 * One portrait for each document in a picture, whichever way the document is turned. Where no document is seen, the whole picture is searched
 * for a face: it may be a portrait alone, or a part of a document.
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
  return alone ? [{ ...alone, share: shareOf(alone.face, wholePicture(picture)), beside: [] }] : portraits
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
  if (!portrait) return []
  const { face, mesh, faces } = portrait
  const beside: FaceOnDocument[] = []
  for (const other of faces
    .filter((one) => one !== face)
    .sort(largestFirst)
    .slice(0, MAX_BESIDE)) {
    const found = { face: other, mesh: await meshFace(models.mesh, picture, other), share: shareOf(other, quad) }
    if (found.mesh.presence >= ofSelfies.face.surePresence) beside.push(found)
  }
  return [{ face, mesh, share: shareOf(face, quad), beside }]
}

const largestFirst = (one: Face, other: Face): number => faceSizePx(other) - faceSizePx(one)

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
    return share >= least && share <= most && faceCorners(face).every((corner) => contains(widened, corner))
  }
}

const shareOf = (face: Face, document: Quad): number => {
  const { width, height } = sideLengths(document)
  return faceSizePx(face) / Math.min(width, height)
}

/** False for a face that an earlier find already holds: one document may be found twice. */
const isFirstFind = ({ face }: Portrait, at: number, all: readonly Portrait[]): boolean =>
  all.slice(0, at).every((other) => !contains(faceCorners(other.face), middleOf(faceCorners(face))))
