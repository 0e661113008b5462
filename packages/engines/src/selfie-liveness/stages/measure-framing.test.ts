import { createPicture, type Point } from '@vivid/vision'
import { expect, it } from 'vitest'
import { goodFace } from '../testing/good-face.js'
import { measureFraming } from './measure-framing.js'

const at = (...points: Point[]) =>
  measureFraming(createPicture(800, 400, 3), goodFace.face, { ...goodFace.mesh, points })

it('measures sizes by the sides of the picture', () => {
  expect(at([200, 200])).toMatchObject({
    sizePx: 200,
    shareOfLongSide: 0.25,
    shareOfFrame: 0.5,
    margin: 1,
    outside: 0,
  })
})

it('calls no face nearer because an upright picture is narrow', () => {
  const share = (widthPx: number, heightPx: number) =>
    measureFraming(createPicture(widthPx, heightPx, 3), goodFace.face, goodFace.mesh).shareOfFrame
  expect(share(300, 400)).toBeCloseTo(200 / 300)
  expect(share(225, 400)).toBeCloseTo(200 / 300)
  expect(share(400, 225)).toBeCloseTo(200 / 225)
})

it('measures the nearest edge, and counts what lies beyond it', () => {
  expect(at([200, 200], [790, 100]).margin).toBeCloseTo(0.05)
  expect(at([200, 200], [200, 390], [200, 410], [-60, 10])).toMatchObject({ margin: -0.3, outside: 0.5 })
})
