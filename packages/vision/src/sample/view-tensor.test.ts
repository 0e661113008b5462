import { expect, it } from 'vitest'
import type { Quad } from '../geometry/quad.js'
import { createPicture } from '../image/picture.js'
import { viewTensor } from './view-tensor.js'

/** Red grows to the right, green downwards. */
const ramp = (size: number) => {
  const picture = createPicture(size, size, 3)
  for (let i = 0; i < size * size; i++) picture.data.set([i % size, Math.floor(i / size), 255], i * 3)
  return picture
}

it('copies pixel by pixel where nothing is scaled, in planes and in the range asked for', () => {
  const view = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const
  const { dims, data } = viewTensor(ramp(4), view, { widthPx: 4, heightPx: 4, range: [-1, 1] })
  expect(dims).toEqual([1, 3, 4, 4])
  expect(data[1]).toBeCloseTo(1 / 127.5 - 1)
  expect(data[16 + 4]).toBeCloseTo(1 / 127.5 - 1)
  expect(data[32]).toBeCloseTo(1)
})

it('averages where the picture is finer', () => {
  const view = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ] as const
  const { data } = viewTensor(ramp(8), view, { widthPx: 4, heightPx: 4, range: [0, 255] })
  expect([...data.subarray(0, 4)]).toEqual([0.5, 2.5, 4.5, 6.5])
})

it('turns with the order of the corners', () => {
  const upsideDown = [
    [4, 4],
    [0, 4],
    [0, 0],
    [4, 0],
  ] as const
  const { data } = viewTensor(ramp(4), upsideDown, { widthPx: 4, heightPx: 4, range: [0, 255] })
  expect([...data.subarray(0, 4)]).toEqual([3, 2, 1, 0])
})

it('fills what lies outside the picture, at any scale', () => {
  for (const widthPx of [8, 2]) {
    const view = [
      [-4, 0],
      [4, 0],
      [4, 8],
      [-4, 8],
    ] as const
    const { data } = viewTensor(ramp(8), view, { widthPx, heightPx: widthPx, range: [0, 255], outside: 77 })
    expect(data[0]).toBe(77)
    expect(data[2 * widthPx * widthPx + widthPx - 1]).toBe(255)
  }
})

it.each([0, 1, 2, 3])(
  'sees the same through a level view as through one that leans by nothing to speak of (turned %i)',
  (turns) => {
    const [left, top, side] = [-3.3, 2.2, 61.7]
    const corners = [
      [left, top],
      [left + side, top],
      [left + side, top + side],
      [left, top + side],
    ] as const
    const level = corners.map((_, i) => corners[(i + turns) % 4]!) as unknown as Quad
    const leaning = level.map(([x, y], i) => [x + i * 1e-9, y - i * 1e-9]) as unknown as Quad
    const picture = createPicture(64, 64, 3)
    for (let i = 0; i < picture.data.length; i++) picture.data[i] = (i * i) % 251
    for (const maxSamples of [2, 3, 4] as const) {
      const options = { widthPx: 20, heightPx: 20, range: [0, 1], outside: 100, maxSamples } as const
      expect(viewTensor(picture, level, options)).toEqual(viewTensor(picture, leaning, options))
    }
  },
)

it.each([
  ['within the picture', 12.3, 3],
  ['within the picture', 12.3, 2],
  ['beyond its edge', 8.3, 3],
] as const)('averages the pixels under a turned view, %s', (_, middle, samples) => {
  const picture = ramp(24)
  const corner = (x: number, y: number) => [middle + 9 * x - 2 * y, 12.4 + 2 * x + 9 * y] as const
  const view: Quad = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const side = 7
  const options = { widthPx: side, heightPx: side, range: [0, 255], outside: 50, maxSamples: samples } as const
  const { data } = viewTensor(picture, view, options)
  // 18 pixels across for 7: three samples in each direction, where there may be so many.
  const sample = (u: number, v: number) => {
    const fine = samples * side
    const [x, y] = corner((2 * (u + 0.5)) / fine - 1, (2 * (v + 0.5)) / fine - 1).map(Math.floor) as [number, number]
    return x < 0 || y < 0 || x >= 24 || y >= 24 ? 50 : x
  }
  for (let at = 0; at < side * side; at++) {
    const [left, top] = [samples * (at % side), samples * Math.floor(at / side)]
    let sum = 0
    for (let i = 0; i < samples ** 2; i++) sum += sample(left + (i % samples), top + Math.floor(i / samples))
    expect(data[at]).toBeCloseTo(sum / samples ** 2)
  }
})
