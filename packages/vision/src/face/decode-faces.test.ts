import { expect, it } from 'vitest'
import type { Point } from '../geometry/quad.js'
import { decodeFaces } from './decode-faces.js'

const ANCHORS = 896
const limits = { score: 0.5, overlap: 0.3 }

const answer = () => {
  const scores = new Float32Array(ANCHORS).fill(-3000)
  const values = new Float32Array(ANCHORS * 16)
  const put = (anchor: number, logit: number, numbers: number[]) => {
    scores[anchor] = logit
    values.set(numbers, anchor * 16)
  }
  const decodeTo = (toPicture: (point: Point) => Point) =>
    decodeFaces(
      { dims: [1, ANCHORS, 1], data: scores },
      { dims: [1, ANCHORS, 16], data: values },
      256,
      toPicture,
      limits,
    )
  return { put, decodeTo, decode: (scale = 1) => decodeTo(([x, y]) => [x * scale, y * scale]) }
}

/** Centre, size, then the six points, from the anchor's middle. */
const numbers = [4, -4, 40, 40, -8, -6, 8, -6, 0, 2, 0, 10, -18, 0, 18, 0]

it('places box and points from the anchor’s middle, in picture pixels', () => {
  const { put, decode } = answer()
  // Second anchor of the fine grid's cell in column 3, row 2: its middle is (56, 40).
  put((2 * 16 + 3) * 2 + 1, 2, numbers)
  const [face] = decode(2)
  expect(face!.box).toEqual({ left: 80, top: 32, right: 160, bottom: 112 })
  expect(face!.keypoints.leftEye).toEqual([96, 68])
  expect(face!.keypoints.rightEar).toEqual([148, 80])
  expect(face!.confidence).toBeCloseTo(0.881, 3)
})

it.each([0, 30, 45, 90, 180, 225])(
  'keeps the size of a face in a view turned by %d degrees, and finds it once',
  (degrees) => {
    const { put, decodeTo } = answer()
    put(100, 1, numbers)
    put(101, 2, numbers)
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const faces = decodeTo(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
    expect(faces).toHaveLength(1)
    const { left, top, right, bottom } = faces[0]!.box
    expect([right - left, bottom - top]).toEqual([expect.closeTo(40), expect.closeTo(40)])
  },
)

it('knows the coarse grid, and that its middles lie elsewhere', () => {
  const { put, decode } = answer()
  // Last of six anchors of the coarse grid's last cell: its middle is (240, 240).
  put(ANCHORS - 1, 5, numbers)
  expect(decode()[0]!.box).toEqual({ left: 224, top: 216, right: 264, bottom: 256 })
})

it('keeps the surer of two that cover each other, both of two that do not, and nothing weak', () => {
  const { put, decode } = answer()
  put(100, 1, numbers)
  put(101, 2, numbers)
  put(300, 1.5, numbers)
  put(500, -0.1, numbers)
  expect(decode().map(({ confidence }) => Math.round(confidence * 100))).toEqual([88, 82])
})

it('takes a small box inside a surer large one for a part of the same face', () => {
  const { put, decode } = answer()
  put(600, 3, [0, 0, 160, 160, ...numbers.slice(4)])
  put(601, 1, [10, 10, 60, 60, ...numbers.slice(4)])
  expect(decode()).toHaveLength(1)
})
