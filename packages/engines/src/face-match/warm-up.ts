import { createPicture, embedFace, lookAtWhole, wholePicture } from '@vivid/vision'
import { warmUpFaces } from '../selfie-liveness/warm-up-faces.js'
import type { FaceMatchModels } from './models.js'

/** Runs every network once, so that the first pictures do not pay for it. */
export const warmUpMatch = async (models: FaceMatchModels): Promise<void> => {
  const picture = createPicture(128, 128, 3)
  await warmUpFaces(models, picture)
  await lookAtWhole(models.locator, picture).glance()
  await embedFace(models.embedding, picture, wholePicture(picture))
}
