import type { Point, Quad } from '../geometry/quad.js'

/** Pixels of the picture, level with its sides whichever way the face is turned. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Left and right are the picture's when the face is upright, not the person's. */
interface FaceKeypoints {
  readonly leftEye: Point
  readonly rightEye: Point
  readonly noseTip: Point
  readonly mouth: Point
  readonly leftEar: Point
  readonly rightEar: Point
}

export interface Face {
  /** From the forehead to the chin and from ear to ear; hair and neck stay outside. */
  readonly box: Box
  readonly keypoints: FaceKeypoints
  /** 0…1 */
  readonly confidence: number
}

/** Degrees by which the line through the eyes is turned clockwise from level; ±180 is upside down. */
export const rollDegrees = ({ keypoints: { leftEye, rightEye } }: Face): number =>
  (Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]) * 180) / Math.PI

/** The longer side of the box: what sizes of a face are stated in. */
export const faceSizePx = ({ box }: Face): number => Math.max(box.right - box.left, box.bottom - box.top)

/** A square around the middle of the box, level with the eyes, its side this many times the box's longer one. */
export const faceSquare = (face: Face, times: number): Quad => {
  const { left, top, right, bottom } = face.box
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const half = (faceSizePx(face) * times) / 2
  const angle = (rollDegrees(face) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * half, Math.sin(angle) * half]
  return [
    [middleX - cos + sin, middleY - sin - cos],
    [middleX + cos + sin, middleY + sin - cos],
    [middleX + cos - sin, middleY + sin + cos],
    [middleX - cos - sin, middleY - sin + cos],
  ]
}

/** The corners of a face's box, clockwise from its top left. */
export const faceCorners = ({ box: { left, top, right, bottom } }: Face): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
