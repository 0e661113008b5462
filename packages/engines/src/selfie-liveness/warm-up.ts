import { createPicture, embedFace, wholePicture } from '@vivid/vision'
import type { SelfieModels } from './models.js'
import { judgeSpoof } from './spoof/judge-spoof.js'
import { warmUpFaces } from './warm-up-faces.js'

/** Runs every network once, so that the first picture does not pay for it. */
export const warmUpAnalyst = async (models: SelfieModels): Promise<void> => {
  const picture = createPicture(128, 128, 3)
  const face = await warmUpFaces(models, picture)
  await judgeSpoof(models, picture, face)
  await embedFace(models.embedding, picture, wholePicture(picture))
}
