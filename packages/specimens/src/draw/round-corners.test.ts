import { expect, test } from 'vitest'
import { roundCorners } from './round-corners.js'

test('all four corners are cut alike and nothing else is touched', () => {
  const [width, height] = [40, 30]
  const data = new Uint8Array(width * height * 4).fill(255)
  roundCorners(data, width, height, 8)
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]
  for (const [x, y] of [
    [0, 0],
    [39, 0],
    [0, 29],
    [39, 29],
  ] as const) {
    expect(alpha(x, y)).toBe(0)
  }
  expect(alpha(8, 0)).toBe(255)
  expect(alpha(0, 8)).toBe(255)
  expect(alpha(5, 5)).toBe(255)
  expect(data[0]).toBe(255)
})
