import { createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import type { FoundDocument } from '../examined.js'
import { checkFraming } from './check-framing.js'
import { areaInside, distanceFromFrame, frameMargins, largestOverhang } from './measure-framing.js'

const picture = createPicture(1000, 800, 3)

const rectangle = (left: number, top: number, right: number, bottom: number): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const document = (quad: Quad, isTrimmed = false): FoundDocument => ({ kind: 'card', quad, confidence: 1, isTrimmed })
const check = (quad: Quad, isTrimmed = false) => checkFraming(picture, document(quad, isTrimmed))?.error ?? null

it('measures what lies inside, outside and between', () => {
  expect(frameMargins(rectangle(100, 80, 950, 700), picture).map((margin) => Math.round(margin * 1000))).toEqual([
    100, 100, 50, 125,
  ])
  expect(largestOverhang(rectangle(-50, 100, 450, 400), picture)).toBeCloseTo(0.1)
  expect(largestOverhang(rectangle(50, 100, 450, 400), picture)).toBe(0)
  expect(areaInside(rectangle(-100, 100, 400, 300), picture)).toBeCloseTo(400 * 200)
  expect(areaInside(rectangle(-500, 100, -100, 300), picture)).toBe(0)
  expect(distanceFromFrame(rectangle(-20, 30, 990, 760), picture)).toBeCloseTo(0.04)
})

it('cuts a turned document at the frame', () => {
  const diamond: Quad = [
    [0, 300],
    [200, 100],
    [400, 300],
    [200, 500],
  ]
  const moved = diamond.map(([x, y]) => [x - 200, y]) as unknown as Quad
  expect(areaInside(diamond, picture)).toBeCloseTo(80_000)
  expect(areaInside(moved, picture)).toBeCloseTo(40_000)
})

it('tells cut, overhanging, small, near and well placed documents apart', () => {
  expect(check(rectangle(-100, 200, 500, 580))).toBe('document_cropped')
  expect(check(rectangle(-15, 200, 585, 580))).toBe('document_outside_frame')
  expect(check(rectangle(2, 200, 602, 580))).toBe('document_outside_frame')
  expect(check(rectangle(400, 300, 650, 460))).toBe('document_too_small')
  expect(check(rectangle(12, 200, 612, 580))).toBe('document_near_edge')
  expect(check(rectangle(100, 200, 700, 580))).toBeNull()
})

it('asks for 10 % of the picture, not more', () => {
  expect(check(rectangle(200, 200, 600, 401))).toBeNull()
  expect(check(rectangle(200, 200, 600, 399))).toBe('document_too_small')
})

it('lets a picture pass that is trimmed to its document', () => {
  expect(check(rectangle(-15, 10, 1010, 790), true)).toBeNull()
})
