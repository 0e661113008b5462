import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/quad.js'
import { createPicture } from '../image/picture.js'
import { eyeOpening } from './eye-opening.js'
import { type Face, faceSquare, rollDegrees } from './face.js'
import { closerViews, wholeView } from './face-views.js'
import { headPose } from './head-pose.js'
import { type FaceMesh, meshPoint } from './mesh-face.js'

/** A flat face, 100 px wide and high, turned by these angles around its middle. */
const flatMesh = ({ yaw = 0, pitch = 0, roll = 0, opening = 0.3 }): FaceMesh => {
  const places = new Map<number, readonly [number, number]>([
    [meshPoint.forehead, [0, -50]],
    [meshPoint.chin, [0, 50]],
    [meshPoint.leftCheek, [-50, 0]],
    [meshPoint.rightCheek, [50, 0]],
    [meshPoint.leftEyeOuter, [-30, -15]],
    [meshPoint.leftEyeInner, [-10, -15]],
    [meshPoint.rightEyeInner, [10, -15]],
    [meshPoint.rightEyeOuter, [30, -15]],
  ])
  for (const [side, pairs] of [
    [
      -20,
      [
        [160, 144],
        [159, 145],
        [158, 153],
      ],
    ],
    [
      20,
      [
        [387, 373],
        [386, 374],
        [385, 380],
      ],
    ],
  ] as const) {
    for (const [upper, lower] of pairs) {
      places.set(upper, [side, -15 - 10 * opening])
      places.set(lower, [side, -15 + 10 * opening])
    }
  }
  const points: Point[] = Array.from({ length: 468 }, () => [0, 0])
  const depths = new Float32Array(468)
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  for (const [i, [x, y]] of places) {
    const [across, down] = [x * Math.cos(rad(yaw)), y * Math.cos(rad(pitch))]
    depths[i] = x * Math.sin(rad(yaw)) + y * Math.sin(rad(pitch))
    const [cos, sin] = [Math.cos(rad(roll)), Math.sin(rad(roll))]
    points[i] = [200 + across * cos - down * sin, 200 + across * sin + down * cos]
  }
  return { presence: 1, points, depths, view: wholeView(createPicture(400, 400, 3), 0) }
}

describe('headPose', () => {
  it.each([
    { yaw: 0, pitch: 0, roll: 0 },
    { yaw: 25, pitch: 0, roll: 0 },
    { yaw: -40, pitch: 0, roll: 30 },
    { yaw: 0, pitch: 20, roll: -90 },
    { yaw: 0, pitch: -30, roll: 170 },
  ])('yaw $yaw, pitch $pitch, roll $roll', (pose) => {
    const found = headPose(flatMesh(pose))
    expect(found.yaw).toBeCloseTo(pose.yaw, 0)
    expect(found.pitch).toBeCloseTo(pose.pitch, 0)
    expect(found.roll).toBeCloseTo(pose.roll, 0)
  })
})

it('measures the opening of the eyes in their own width, turned or not', () => {
  for (const roll of [0, 40]) {
    const { left, right } = eyeOpening(flatMesh({ opening: 0.25, roll }))
    expect(left).toBeCloseTo(0.25)
    expect(right).toBeCloseTo(0.25)
  }
})

describe('squares', () => {
  const face = (leftEye: Point, rightEye: Point): Face => ({
    box: { left: 10, top: 20, right: 50, bottom: 70 },
    keypoints: { leftEye, rightEye, noseTip: [0, 0], mouth: [0, 0], leftEar: [0, 0], rightEar: [0, 0] },
    confidence: 1,
  })

  it('stand around the middle of the box, on its longer side, level with the eyes', () => {
    expect(faceSquare(face([20, 40], [40, 40]), 2)).toEqual([
      [-20, -5],
      [80, -5],
      [80, 95],
      [-20, 95],
    ])
    const upsideDown = face([40, 50], [20, 50])
    expect(Math.abs(rollDegrees(upsideDown))).toBe(180)
    expect(faceSquare(upsideDown, 2)[0].map(Math.round)).toEqual([80, 95])
  })

  it('cover the whole picture between them, and overlap', () => {
    const views = closerViews(createPicture(800, 400, 3), 0.5)
    expect(views.map(([corner]) => corner)).toEqual([
      [0, 0],
      [200, 0],
      [400, 0],
    ])
    expect(wholeView(createPicture(800, 400, 3), 2)[0]).toEqual([800, 600])
  })
})
