import type { DecodedMrz } from '@vivid/documents'
import { rectangleToQuad, turnDegrees } from '@vivid/vision'
import { expect, it } from 'vitest'
import { closerLooks } from './attempt.js'
import { fitCurve } from './fit-curve.js'
import type { TracedLine } from './trace-lines.js'

const quad = [
  [0, 0],
  [640, 0],
  [640, 192],
  [0, 192],
] as const
const line = (y: number, startPx: number, endPx: number): TracedLine => ({
  middle: fitCurve([{ x: 0, y, weight: 1 }], 1),
  capHeight: fitCurve([{ x: 0, y: 12, weight: 1 }], 1),
  startPx,
  endPx,
  confidence: 0.9,
})
const looks = (lines: TracedLine[], decoded: DecodedMrz | null = null) =>
  closerLooks({ found: { lines, quad, stripToPicture: rectangleToQuad(640, 192, quad) }, pictures: [], decoded })

it('turns what made no sense, and cuts anew only what lay off', () => {
  const inPlace = looks([line(80, 64, 576), line(110, 64, 576)])
  expect(inPlace.map((strip) => Math.round(Math.abs(turnDegrees(strip))))).toEqual([180])
  const small = looks([line(80, 200, 500), line(110, 200, 500)])
  expect(small.map((strip) => Math.round(Math.abs(turnDegrees(strip))))).toEqual([180, 0])
})

it('gives a doubtful reading one more look, and nothing to a lone line', () => {
  expect(looks([line(80, 64, 576), line(110, 64, 576)], {} as DecodedMrz)).toHaveLength(1)
  expect(looks([line(80, 64, 576)])).toEqual([])
})
