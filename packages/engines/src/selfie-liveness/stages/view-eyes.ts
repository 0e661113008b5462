import {
  type FaceMesh,
  inputMemory,
  meshPoint,
  type Picture,
  type Point,
  type Quad,
  type Tensor,
  viewTensor,
} from '@vivid/vision'

const WIDTH_PX = 48
const HEIGHT_PX = 32
/** Width of the view by the distance of the eye's corners. */
const TIMES = 2

/** ITU-R BT.601 luma. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114]

/** Both eyes in grey, level; the right one is mirrored, so that the network sees one kind of eye. */
export const viewEyes = (picture: Picture, { points }: FaceMesh): Tensor => {
  const { leftEyeOuter, leftEyeInner, rightEyeInner, rightEyeOuter } = meshPoint
  const left = eyeView(points[leftEyeOuter]!, points[leftEyeInner]!)
  const [topLeft, topRight, bottomRight, bottomLeft] = eyeView(points[rightEyeInner]!, points[rightEyeOuter]!)
  const right: Quad = [topRight, topLeft, bottomLeft, bottomRight]
  const plane = WIDTH_PX * HEIGHT_PX
  const data = new Float32Array(2 * plane)
  for (const [i, view] of [left, right].entries()) {
    const colours = viewTensor(picture, view, { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, range: [0, 1] }).data
    for (let at = 0; at < plane; at++) {
      data[i * plane + at] = RED * colours[at]! + GREEN * colours[at + plane]! + BLUE * colours[at + 2 * plane]!
    }
    inputMemory.giveBack(colours)
  }
  return { dims: [2, 1, HEIGHT_PX, WIDTH_PX], data }
}

const eyeView = (from: Point, to: Point): Quad => {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [acrossX, acrossY] = [((to[0] - from[0]) * TIMES) / 2, ((to[1] - from[1]) * TIMES) / 2]
  const share = HEIGHT_PX / WIDTH_PX
  const corner = (along: number, down: number): Point => [
    middleX + along * acrossX - down * share * acrossY,
    middleY + along * acrossY + down * share * acrossX,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
