import { type Box, type Face, faceSizePx, meshFace, type Picture } from '@vivid/vision'
import type { SelfieModels } from '../models.js'
import { thresholds } from '../thresholds.js'
import type { FoundFace } from './find-face.js'

/** Others that the mesh is asked about, the surest first: a picture full of things like faces would ask it hundreds of times. */
const MAX_OTHERS = 6

/** People who count: the main face and those that are not much smaller, mostly inside, and hold up under the mesh. */
export const countFaces = async (
  models: Pick<SelfieModels, 'mesh'>,
  picture: Picture,
  found: FoundFace,
): Promise<number> => {
  const { minSizeShare, minInside, minPresence, minConfidence } = thresholds.several
  const minSizePx = minSizeShare * faceSizePx(found.face)
  const others = found.faces.filter(
    (face) =>
      face !== found.face &&
      face.confidence >= minConfidence &&
      faceSizePx(face) >= minSizePx &&
      shareInside(face.box, picture) >= minInside &&
      !isSameFace(face, found.face),
  )
  for (const face of others.sort((a, b) => b.confidence - a.confidence).slice(0, MAX_OTHERS)) {
    const { presence } = await meshFace(models.mesh, picture, face)
    // One more is enough to reject; a crowd would only cost time.
    if (presence >= minPresence) return 2
  }
  return 1
}

/** A face that fills the picture may be found twice, a little to either side. */
const isSameFace = (one: Face, other: Face): boolean => {
  const [across, down] = [0, 1].map((axis) => middle(one)[axis]! - middle(other)[axis]!) as [number, number]
  return Math.hypot(across, down) < thresholds.several.minApart * Math.max(faceSizePx(one), faceSizePx(other))
}

const middle = ({ box: { left, top, right, bottom } }: Face) => [(left + right) / 2, (top + bottom) / 2]

/** How much of a box lies within the picture, 0…1. */
export const shareInside = ({ left, top, right, bottom }: Box, { widthPx, heightPx }: Picture): number => {
  const width = Math.max(0, Math.min(right, widthPx) - Math.max(left, 0))
  const height = Math.max(0, Math.min(bottom, heightPx) - Math.max(top, 0))
  return (width * height) / ((right - left) * (bottom - top))
}
