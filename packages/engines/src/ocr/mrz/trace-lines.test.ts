import { expect, it } from 'vitest'
import { traceLines } from './trace-lines.js'

const [rows, columns] = [48, 160]

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
      { from: 20, to: 600, y: (x) => 120 + 0.05 * x, capPx: 11 },
      { from: 24, to: 604, y: (x) => 70 + 0.05 * x, capPx: 12 },
    ),
  )
  expect(lines).toHaveLength(2)
  expect(lines[0]!.capHeight.at(300)).toBeCloseTo(12, 3)
  expect([lines[0]!.startPx, lines[0]!.endPx]).toEqual([24, 604])
  for (const x of [30, 300, 590]) expect(lines[1]!.middle.at(x)).toBeCloseTo(120 + 0.05 * x, -0.3)
  expect(lines[1]!.middle.slopeAt(300)).toBeCloseTo(0.05, 2)
})

it('follows a bend', () => {
  const bend = (x: number) => 80 + 20 * ((x - 320) / 300) ** 2
  const [line] = traceLines(mapOf({ from: 20, to: 620, y: bend, capPx: 12 }))
  for (const x of [25, 320, 615]) expect(Math.abs(line!.middle.at(x) - bend(x))).toBeLessThan(2)
})

it('joins the pieces of a broken line and drops dirt', () => {
  const lines = traceLines(
    mapOf(
      { from: 20, to: 600, y: () => 60, capPx: 12, gap: [200, 260] },
      { from: 300, to: 340, y: () => 150, capPx: 12 },
    ),
  )
  expect(lines).toHaveLength(1)
  expect([lines[0]!.startPx, lines[0]!.endPx]).toEqual([20, 600])
})
