import { createPicture, embedFace, findFaces, locate, meshPortrait, tellSex, wholePicture } from '@vivid/vision'
import { judgeAttack } from './attack/index.js'
import type { ExaminerModels } from './models.js'

/** Runs every network once, so that the first picture does not pay for it. */
export const warmUpExaminer = async (models: ExaminerModels): Promise<void> => {
  const blank = createPicture(64, 64, 3)
  await locate(models.locator, blank)
  await findFaces(models.faces, blank, {})
  await judgeAttack(models, blank, null, null)
  const anywhere = wholePicture(blank)
  await tellSex(models.sex, blank, anywhere)
  if (models.mesh) await meshPortrait(models.mesh, blank, anywhere)
  if (models.embedding) await embedFace(models.embedding, blank, anywhere)
}
