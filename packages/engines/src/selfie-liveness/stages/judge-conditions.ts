import { type Face, type FaceMesh, faceSquare, type Model, type Picture, viewTensor } from '@vivid/vision'
import { viewEyes } from './view-eyes.js'

/** Probabilities. */
export interface FaceConditions {
  readonly eyesHidden: number
  readonly mouthHidden: number
  readonly leftEyeClosed: number
  readonly rightEyeClosed: number
}

/** Both numbers are the network's: see the model's card. */
const INPUT_PX = 112
const BOX_TIMES = 1.3

export const judgeConditions = async (
  model: Model,
  picture: Picture,
  face: Face,
  mesh: FaceMesh,
): Promise<FaceConditions> => {
  const view = { widthPx: INPUT_PX, heightPx: INPUT_PX, range: [0, 1] } as const
  const { hidden, closed } = await model.run({
    face: viewTensor(picture, faceSquare(face, BOX_TIMES), view),
    eyes: viewEyes(picture, mesh),
  })
  const [eyesHidden, mouthHidden] = hidden!.data as unknown as [number, number]
  const [leftEyeClosed, rightEyeClosed] = closed!.data as unknown as [number, number]
  return { eyesHidden, mouthHidden, leftEyeClosed, rightEyeClosed }
}
