import { expect, test } from 'vitest'
import { measuresOf } from './measures-of.js'
import { goodFace } from './testing/good-face.js'

const failing = (face: Parameters<typeof measuresOf>[0]) =>
  measuresOf(face)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)

test('a good face keeps every limit', () => {
  expect(failing(goodFace)).toEqual([])
})

test('what is wrong is told by name, with its limit', () => {
  expect(failing({ ...goodFace, light: { ...goodFace.light, mean: 10 } })).toEqual(['light'])
  expect(failing({ ...goodFace, pose: { yaw: 40, pitch: 5, roll: 0 } })).toEqual(['turn', 'off_axis'])
  const measures = measuresOf({ ...goodFace, spoof: { score: -2, liveness: 0.12 } as never })
  expect(measures[0]).toEqual({ name: 'liveness', value: 0.12, min: 0.5, ok: false })
})
