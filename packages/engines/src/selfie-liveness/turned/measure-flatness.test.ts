import {
  createPicture,
  type Picture,
  type Point,
  project,
  type Quad,
  rectangleToQuad,
  rectifyColour,
} from '@vivid/vision'
import { expect, test } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { measureFlatness } from './measure-flatness.js'

const SIDE = 400
/** Waves of several lengths and directions, so that every part looks like no other; `bulge` moves the middle to the side. */
const textured = (bulge = 0): Picture => {
  const picture = createPicture(SIDE, SIDE, 3)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const near = Math.exp(-((x - 200) ** 2 + (y - 200) ** 2) / (2 * 60 ** 2))
      const u = x - bulge * near
      const tone = [
        [0.11, 0.05],
        [-0.07, 0.13],
        [0.031, -0.19],
        [0.23, 0.17],
      ].reduce((sum, [a, b], i) => sum + 28 * Math.sin(u * a! + y * b! + i * i), 128)
      picture.data.fill(Math.max(0, Math.min(255, tone)), (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)
    }
  return picture
}

/** Spread over the face, as a mesh is. */
const points: Point[] = Array.from({ length: 468 }, (_, i) => [120 + (i % 22) * 7, 120 + Math.floor(i / 22) * 7])
const face = { face: goodFace.face, mesh: { ...goodFace.mesh, points } }
const still = { ...face, picture: textured() }

/** The part of the picture inside this quad, seen from straight ahead. */
const seenAs = (picture: Picture, quad: readonly [Point, Point, Point, Point]) => {
  const map = rectangleToQuad(SIDE, SIDE, quad)
  const seen = rectifyColour(picture, quad, SIDE, SIDE)
  // Where the points went: the inverse map, by a few steps towards each.
  const moved = points.map(([x, y]) => {
    let at: Point = [x, y]
    for (let step = 0; step < 20; step++) {
      const [px, py] = project(map, at)
      at = [at[0] + x - px, at[1] + y - py]
    }
    return at
  })
  return { face: goodFace.face, mesh: { ...goodFace.mesh, points: moved }, picture: seen }
}
const tilted = [
  [10, 20],
  [380, 0],
  [395, 390],
  [25, 360],
] as const

/** The whole picture, its left side on the right. */
const mirrorQuad: Quad = [
  [SIDE, 0],
  [0, 0],
  [0, SIDE],
  [SIDE, SIDE],
]

test('a picture that is seen again from the side is flat, one whose middle has moved is not', () => {
  expect(measureFlatness(still, seenAs(still.picture, tilted))).toBeGreaterThan(0.98)
  expect(measureFlatness(still, seenAs(textured(24), tilted))).toBeLessThan(0.9)
})

test('a mirrored picture is flat too, also seen from the side, and one whose middle has moved still is not', () => {
  const mirrored = (picture: Picture) => rectifyColour(picture, mirrorQuad, SIDE, SIDE)
  expect(measureFlatness(still, { ...face, picture: mirrored(still.picture) })).toBeGreaterThan(0.98)
  expect(measureFlatness(still, seenAs(mirrored(still.picture), tilted))).toBeGreaterThan(0.98)
  expect(measureFlatness(still, seenAs(mirrored(textured(24)), tilted))).toBeLessThan(0.9)
})

test('the order of the pictures does not matter, nor a reflection on a part of one', () => {
  const other = seenAs(still.picture, tilted)
  expect(measureFlatness(other, still)).toBe(measureFlatness(still, other))
  for (let y = 130; y < 190; y++) other.picture.data.fill(255, (y * SIDE + 130) * 3, (y * SIDE + 190) * 3)
  expect(measureFlatness(still, other)).toBeGreaterThan(0.97)
})
