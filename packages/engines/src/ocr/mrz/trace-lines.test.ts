import { expect, it } from 'vitest'
import { traceLines } from './trace-lines.js'

const [rows, columns] = [36, 120]

/** Paints cores one cell high along y(x), in strip pixels. */
const mapOf = (
  ...lines: { from: number; to: number; y: (x: number) => number; capPx: number; gap?: [number, number] }[]
) => {
  const data = new Float32Array(2 * rows * columns)
  for (const { from, to, y, capPx, gap = [0, 0] as [number, number] } of lines) {
    for (let column = Math.floor(from / 4); column < to / 4; column++) {
      const x = (column + 0.5) * 4
      if (x > gap[0] && x < gap[1]) continue
      const at = Math.floor(y(x) / 4) * columns + column
      data[at] = 0.9
      data[rows * columns + at] = capPx / 32
    }
  }
  return { dims: [1, 2, rows, columns], data }
}

it('finds tilted lines from top to bottom, with their ends and height', () => {
  const lines = traceLines(
    mapOf(
      { from: 20, to: 452, y: (x) => 100 + 0.05 * x, capPx: 8 },
      { from: 24, to: 456, y: (x) => 60 + 0.05 * x, capPx: 9 },
    ),
  )
  expect(lines).toHaveLength(2)
  expect(lines[0]!.capHeight.at(240)).toBeCloseTo(9, 3)
  expect([lines[0]!.startPx, lines[0]!.endPx]).toEqual([24, 456])
  for (const x of [30, 240, 440]) expect(lines[1]!.middle.at(x)).toBeCloseTo(100 + 0.05 * x, -0.3)
  expect(lines[1]!.middle.slopeAt(240)).toBeCloseTo(0.05, 2)
})

it('follows a bend', () => {
  const bend = (x: number) => 60 + 16 * ((x - 240) / 225) ** 2
  const [line] = traceLines(mapOf({ from: 20, to: 460, y: bend, capPx: 9 }))
  for (const x of [25, 240, 455]) expect(Math.abs(line!.middle.at(x) - bend(x))).toBeLessThan(2)
})

it('joins the pieces of a broken line and drops dirt', () => {
  const lines = traceLines(
    mapOf(
      { from: 20, to: 452, y: () => 60, capPx: 9, gap: [200, 260] },
      { from: 300, to: 340, y: () => 120, capPx: 9 },
    ),
  )
  expect(lines).toHaveLength(1)
  expect([lines[0]!.startPx, lines[0]!.endPx]).toEqual([20, 452])
})
