import { faceSizePx, meshFace, type Picture } from '@vivid/vision'
import type { SelfieModels } from '../models.js'
import { thresholds } from '../thresholds.js'
import type { FoundFace } from './find-face.js'

/** People who count: the main face and those that are not much smaller and hold up under the mesh. */
export async function countFaces(
  models: Pick<SelfieModels, 'mesh'>,
  picture: Picture,
  found: FoundFace,
): Promise<number> {
  const { minSizeShare, minPresence, minConfidence } = thresholds.several
  const minSizePx = minSizeShare * faceSizePx(found.face)
  let count = 1
  for (const face of found.faces) {
    if (face === found.face || face.confidence < minConfidence || faceSizePx(face) < minSizePx) continue
    const { presence } = await meshFace(models.mesh, picture, face)
    if (presence >= minPresence) count++
    // One more is enough to refuse; a crowd would only cost time.
    if (count > 1) break
  }
  return count
}
