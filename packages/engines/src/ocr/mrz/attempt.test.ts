import type { DecodedMrz } from '@vivid/documents'
import { rectangleToQuad, turnDegrees } from '@vivid/vision'
import { expect, it } from 'vitest'
import { closerLooks } from './attempt.js'
import { fitCurve } from './fit-curve.js'
import type { TracedLine } from './trace-lines.js'

const quad = [
  [0, 0],
  [480, 0],
  [480, 144],
  [0, 144],
] as const
const line = (y: number, startPx: number, endPx: number): TracedLine => ({
  middle: fitCurve([{ x: 0, y, weight: 1 }], 1),
  capHeight: fitCurve([{ x: 0, y: 12, weight: 1 }], 1),
  startPx,
  endPx,
  confidence: 0.9,
})
const looks = (lines: TracedLine[], decoded: DecodedMrz | null = null) =>
  closerLooks({ found: { lines, quad, stripToPicture: rectangleToQuad(480, 144, quad) }, pictures: [], decoded })

it('turns what made no sense, and cuts anew only what lay off', () => {
  const inPlace = looks([line(60, 48, 432), line(82, 48, 432)])
  expect(inPlace.map((strip) => Math.round(Math.abs(turnDegrees(strip))))).toEqual([180])
  const small = looks([line(60, 150, 375), line(82, 150, 375)])
  expect(small.map((strip) => Math.round(Math.abs(turnDegrees(strip))))).toEqual([180, 0])
})

it('gives a doubtful reading one more look, and nothing to a lone line', () => {
  expect(looks([line(60, 48, 432), line(82, 48, 432)], {} as DecodedMrz)).toHaveLength(1)
  expect(looks([line(60, 48, 432)])).toEqual([])
})
