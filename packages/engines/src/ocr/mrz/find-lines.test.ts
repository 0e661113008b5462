import { rectangleToQuad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { plausibleLines } from './find-lines.js'
import { fitCurve } from './fit-curve.js'
import type { TracedLine } from './trace-lines.js'

const line = (y: number, lengthPx: number, capPx: number): TracedLine => ({
  middle: fitCurve([{ x: 0, y, weight: 1 }], 1),
  capHeight: fitCurve([{ x: 0, y: capPx, weight: 1 }], 1),
  startPx: 50,
  endPx: 50 + lengthPx,
  confidence: 0.9,
})
const quad = [
  [0, 0],
  [480, 0],
  [480, 144],
  [0, 144],
] as const
const kept = (...lines: TracedLine[]) =>
  plausibleLines({ lines, quad, stripToPicture: rectangleToQuad(480, 144, quad) }).lines

it('keeps lines of one zone in their order and drops short and tall ones', () => {
  const [title, first, second, stamp] = [line(20, 480, 26), line(80, 510, 12), line(110, 512, 12), line(150, 120, 12)]
  expect(kept(title!, first!, second!, stamp!)).toEqual([first, second])
})

it('keeps at most four, and what is empty empty', () => {
  expect(kept(...[20, 40, 60, 80, 100, 120].map((y) => line(y, 500, 10)))).toHaveLength(4)
  expect(kept()).toEqual([])
})
