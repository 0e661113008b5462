import { createPicture, type Face, type Model } from '@vivid/vision'
import { expect, it } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { thresholds } from '../thresholds.js'
import { countFaces, shareInside } from './count-faces.js'

const picture = createPicture(1000, 400, 3)

/** A mesh that believes in every face by this much. */
const meshSaying = (presence: number) =>
  ({
    run: async () => ({
      presence: { dims: [1], data: new Float32Array([presence]) },
      points: { dims: [1, 1404], data: new Float32Array(1404) },
    }),
  }) as unknown as Model

const other = (left: number, sizePx: number, confidence = 0.9): Face => ({
  ...goodFace.face,
  box: { left, top: 100, right: left + sizePx, bottom: 100 + sizePx },
  confidence,
})

const count = (face: Face, presence = 1) =>
  countFaces({ mesh: meshSaying(presence) }, picture, { ...goodFace, faces: [goodFace.face, face] })

it('counts a second face that is large, whole and believed', async () => {
  expect(await count(other(500, 200))).toBe(2)
})

it.each([
  ['small in the background', other(500, 79)],
  ['hardly seen by the detector', other(500, 200, 0.59)],
  ['cut off by the edge', other(900, 200)],
  ['the same face, found a second time beside it', other(230, 200)],
])('does not count one that is %s', async (_what, face) => {
  expect(await count(face)).toBe(1)
})

it('counts a head that leans against the other', async () => {
  expect(await count(other(250, 200))).toBe(2)
})

it('does not count one that the mesh does not see', async () => {
  expect(await count(other(500, 200), 0.4)).toBe(1)
})

it('asks about the surest of many things that look like faces, and about no more than six', async () => {
  let asked = 0
  const mesh = meshSaying(0.1)
  const counting = { ...mesh, run: (inputs: never) => mesh.run(inputs).finally(() => asked++) } as unknown as Model
  const crowd = Array.from({ length: 40 }, (_, i) => other(500 + i, 200, 0.7 + i / 1000))
  const found = { ...goodFace, faces: [goodFace.face, ...crowd] }
  expect(await countFaces({ mesh: counting }, picture, found)).toBe(1)
  expect(asked).toBe(6)
})

it('measures how much of a box the picture holds', () => {
  expect(shareInside(other(500, 200).box, picture)).toBe(1)
  expect(shareInside(other(900, 200).box, picture)).toBe(0.5)
  expect(shareInside({ left: -100, top: -100, right: 100, bottom: 100 }, picture)).toBe(0.25)
  expect(thresholds.several.minInside).toBeGreaterThan(0.5)
})
