import { createPicture, rectangleToQuad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { blockOfLines, outlineOfLine } from './find-lines.js'
import { fitCurve } from './fit-curve.js'
import { straightenLine } from './read-lines.js'
import type { TracedLine } from './trace-lines.js'

const straight = (y: number, slope: number) =>
  fitCurve(
    [0, 100, 200].map((x) => ({ x, y: y + slope * x, weight: 1 })),
    1,
  )
const line = (y: number): TracedLine => ({
  middle: straight(y, 0.1),
  capHeight: straight(10, 0),
  startPx: 20,
  endPx: 180,
  confidence: 1,
})

/** A picture twice as fine as the strip, shifted: strip (x, y) lies at (2x + 10, 2y + 4). */
const stripToPicture = rectangleToQuad(200, 100, [
  [10, 4],
  [410, 4],
  [410, 204],
  [10, 204],
])

it('cuts a tilted line out of the full picture, level and in place', () => {
  const picture = createPicture(420, 220, 1)
  picture.data.fill(200)
  // A bar of the line's own height where the text would be, in picture pixels.
  for (let x = 0; x < 420; x++) {
    const middle = 2 * (40 + (0.1 * (x + 0.5 - 10)) / 2) + 4
    if (x < 50 || x >= 370) continue
    for (let y = Math.round(middle - 10); y < middle + 10; y++) picture.data[y * 420 + x] = 0
  }
  const box = { widthPx: 200, heightPx: 20, capHeightPx: 10, marginPx: 20 }
  const out = straightenLine(picture, stripToPicture, line(40), box)
  const at = (x: number, y: number) => out.data[y * 200 + x]!
  for (const x of [25, 100, 175]) {
    expect(at(x, 10)).toBe(0)
    expect(at(x, 2)).toBe(200)
    expect(at(x, 17)).toBe(200)
  }
  expect(at(8, 10)).toBe(200)
  expect(at(192, 10)).toBe(200)
})

it('outlines a block of lines in the picture', () => {
  const quad = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const found = { lines: [line(30), line(60)], stripToPicture, quad }
  const block = blockOfLines(found)
  const expected = [
    [50, 58],
    [370, 90],
    [370, 170],
    [50, 138],
  ]
  block.forEach((corner, i) => {
    expect(corner[0]).toBeCloseTo(expected[i]![0]!, 6)
    expect(corner[1]).toBeCloseTo(expected[i]![1]!, 6)
  })
  expect(outlineOfLine(found, line(30))).toHaveLength(10)
})
