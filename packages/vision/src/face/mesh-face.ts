import { project, rectangleToQuad } from '../geometry/homography.js'
import { type Point, type Quad, sideLengths } from '../geometry/quad.js'
import { squareAround } from '../geometry/square-around.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { viewTensor } from '../sample/view-tensor.js'
import { type Face, faceSquare } from './face.js'

export interface FaceMesh {
  /** 0…1, how surely there is a face. */
  readonly presence: number
  /** 468 points in MediaPipe's order, in the picture's pixels. */
  readonly points: readonly Point[]
  /** Depth of each point in pixels of the picture, smaller is nearer. */
  readonly depths: Float32Array
  /** The part of the picture that the network was shown, level with the face. */
  readonly view: Quad
}

/** Both numbers are the network's: see the model's card. */
const INPUT_PX = 192
const BOX_TIMES = 1.5

/** Points that every part of the code names alike, as seen in an upright picture. */
export const meshPoint = {
  forehead: 10,
  chin: 152,
  noseTip: 1,
  leftCheek: 234,
  rightCheek: 454,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  rightEyeInner: 362,
  rightEyeOuter: 263,
  mouthLeft: 61,
  mouthRight: 291,
} as const

export const meshFace = (model: Model, picture: Picture, face: Face): Promise<FaceMesh> =>
  meshView(model, picture, faceSquare(face, BOX_TIMES))

/** Mesh of a face whose box is known, and by the order of its corners which way is up: a portrait's on a document. */
export const meshPortrait = (model: Model, picture: Picture, box: Quad): Promise<FaceMesh> =>
  meshView(model, picture, squareAround(box, BOX_TIMES))

const meshView = async (model: Model, picture: Picture, view: Quad): Promise<FaceMesh> => {
  const image = viewTensor(picture, view, { widthPx: INPUT_PX, heightPx: INPUT_PX, range: [0, 1], maxSamples: 2 })
  const { presence, points } = await model.run({ image })
  const toPicture = rectangleToQuad(INPUT_PX, INPUT_PX, view)
  const depthScale = sideLengths(view).width / INPUT_PX
  const count = points!.data.length / 3
  const placed: Point[] = []
  const depths = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    placed.push(project(toPicture, [points!.data[3 * i]!, points!.data[3 * i + 1]!]))
    depths[i] = points!.data[3 * i + 2]! * depthScale
  }
  return { presence: presence!.data[0]!, points: placed, depths, view }
}
