import type { Face, Picture } from '@vivid/vision'
import type { SelfieModels } from './models.js'
import { findFace } from './stages/find-face.js'
import { judgeConditions } from './stages/judge-conditions.js'

/** The networks that find and measure faces, on a picture of 128 × 128; returns a face to run others on. */
export const warmUpFaces = async (
  models: Pick<SelfieModels, 'detector' | 'mesh' | 'conditions'>,
  picture: Picture,
): Promise<Face> => {
  await findFace(models, picture)
  const point = [64, 64] as const
  const face = {
    box: { left: 32, top: 32, right: 96, bottom: 96 },
    keypoints: {
      leftEye: [50, 50],
      rightEye: [78, 50],
      noseTip: point,
      mouth: point,
      leftEar: point,
      rightEar: point,
    },
    confidence: 1,
  } as const
  const points = Array.from({ length: 468 }, (_, i) => [32 + (i % 64), 32 + (i >> 3)] as const)
  const view = [
    [32, 32],
    [96, 32],
    [96, 96],
    [32, 96],
  ] as const
  const mesh = { presence: 1, points, depths: new Float32Array(468), view }
  await judgeConditions(models.conditions, picture, face, mesh)
  return face
}
