import {
  closerViews,
  type Face,
  type FaceMesh,
  faceSizePx,
  findFacesInView,
  meshFace,
  type Picture,
  type Quad,
  turnHalf,
  wholeView,
} from '@vivid/vision'
import type { SelfieModels } from '../models.js'
import { thresholds } from '../thresholds.js'

export interface FoundFace {
  /** The main face. */
  readonly face: Face
  readonly mesh: FaceMesh
  /** Every face of the same view, the main one included. */
  readonly faces: readonly Face[]
}

type Finders = Pick<SelfieModels, 'detector' | 'mesh'>

/** A face that fills the frame is too large for the detector; at 1/1.8 it has the size that is found best. */
const PADDED_TIMES = 1.8
/** Faces below 1/12 of the longer side are searched in parts of this share of it. */
const CLOSER_SHARE = 0.5
/** A half-believed find must be this much larger than a well believed one to be the main face. */
const DOUBTED_WEIGHT = 0.5
const BELIEVED_CONFIDENCE = 0.7
/** Where the mesh doubts the largest face, so many others of at least this share of its size may take its place. */
const MAX_RIVALS = 2
const RIVAL_SHARE = 0.6

/** The person of the selfie: the largest face, in whichever way the picture is turned. */
export const findFace = async (models: Finders, picture: Picture): Promise<FoundFace | null> => {
  const searched = await searchFace(models, picture, wholeViews(picture))
  return searched.length === 0 ? findFarFace(models, picture) : believed(searched)
}

/** Which of the faces that the detector finds may be the one that is looked for. */
type Counts = (face: Face) => boolean

/** Looks at one square after the other until a face is sure, which then is the only one returned; else all that were found. */
export const searchFace = async (
  models: Finders,
  picture: Picture,
  views: Iterable<Quad>,
  counts: Counts = () => true,
): Promise<readonly FoundFace[]> => {
  const { surePresence, sureConfidence } = thresholds.face
  const looked: FoundFace[] = []
  for (const view of views) {
    const found = await look(models, picture, [view], counts)
    if (found) looked.push(found)
    if (found && found.mesh.presence >= surePresence) {
      if (found.face.confidence >= sureConfidence) return [found]
      const turned = await look(models, picture, [turnHalf(view)], counts)
      return [surelyUpright(found, turned)]
    }
  }
  return looked
}

function* wholeViews(picture: Picture): Generator<Quad> {
  yield wholeView(picture, 0)
  yield wholeView(picture, 0, PADDED_TIMES)
  for (const quarters of [1, 3, 2] as const) yield wholeView(picture, quarters)
}

/** The likeliest of doubtful finds, if it is likely enough. */
export const believed = (looked: readonly FoundFace[]): FoundFace | null => {
  const { minPresence, aloneConfidence } = thresholds.face
  const best = looked.reduce((a, b) => (b.mesh.presence > a.mesh.presence ? b : a))
  if (best.mesh.presence >= minPresence) return best
  return looked[0]!.face.confidence >= aloneConfidence ? looked[0]! : null
}

/** A face too small to be found in the whole picture; small things look like faces easily, so it must be a clear one. */
const findFarFace = async (models: Finders, picture: Picture): Promise<FoundFace | null> => {
  const found = await look(models, picture, closerViews(picture, CLOSER_SHARE))
  return found && found.mesh.presence >= thresholds.face.surePresence ? found : null
}

/** The main face of some views: the largest, where a doubtful one counts for less. */
const look = async (
  models: Finders,
  picture: Picture,
  views: readonly Quad[],
  counts: Counts = () => true,
): Promise<FoundFace | null> => {
  const faces: Face[] = []
  for (const view of views) faces.push(...(await findFacesInView(models.detector, picture, view)).filter(counts))
  const weight = (face: Face) => faceSizePx(face) * (face.confidence < BELIEVED_CONFIDENCE ? DOUBTED_WEIGHT : 1)
  const [largest, ...others] = [...faces].sort((a, b) => weight(b) - weight(a))
  if (!largest) return null
  let best = { face: largest, mesh: await meshFace(models.mesh, picture, largest), faces }
  for (const face of others.slice(0, MAX_RIVALS)) {
    if (best.mesh.presence >= thresholds.face.surePresence || weight(face) < RIVAL_SHARE * weight(largest)) break
    const mesh = await meshFace(models.mesh, picture, face)
    if (mesh.presence > best.mesh.presence) best = { face, mesh, faces }
  }
  return best
}

/** The same face when the picture is read upside down, if it looks more like one that way. */
const surelyUpright = (upright: FoundFace, turned: FoundFace | null): FoundFace => {
  const sureness = ({ face, mesh }: FoundFace) => face.confidence + mesh.presence
  return turned && sureness(turned) > sureness(upright) + thresholds.face.turnedBetterBy ? turned : upright
}
