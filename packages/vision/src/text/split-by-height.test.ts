import { expect, it } from 'vitest'
import { splitByHeight } from './split-by-height.js'

const WIDTH = 100

/** One row of cells with these heights, from column 10 on. */
const row = (...parts: readonly (readonly [cells: number, height: number])[]) => {
  const heights = new Float32Array(WIDTH)
  const group: number[] = []
  for (const [cells, height] of parts) {
    for (let i = 0; i < cells; i++) {
      const cell = 10 + group.length
      heights[cell] = height * (1 + 0.03 * Math.sin(cell))
      group.push(cell)
    }
  }
  return splitByHeight(group, heights, WIDTH, 16).map((part) => part.length)
}

it('keeps a line of one height whole', () => {
  expect(row([60, 0.4])).toEqual([60])
  expect(row([30, 0.4], [30, 0.46])).toEqual([60])
})

it('splits where small and big print touch', () => {
  expect(row([30, 0.27], [40, 0.4])).toEqual([30, 40])
  expect(row([20, 0.5], [50, 0.25])).toEqual([20, 50])
})

it('leaves a part that is shorter than a letter where it is', () => {
  expect(row([3, 0.2], [50, 0.4])).toEqual([53])
})
