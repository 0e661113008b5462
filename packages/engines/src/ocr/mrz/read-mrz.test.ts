import { createPicture, type Model, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../../frame/budget.js'
import { requestBudget } from '../budgets.js'
import type { ReaderModels } from '../models.js'
import { readMrz } from './read-mrz.js'

const CELL_PX = 4
const CLASSES = 38

/** Sees three long lines in every strip, of which nothing can be read. */
const modelsThatCount = () => {
  const runs = { finder: 0, reader: 0 }
  const finder = {
    run: async ({ strip }: { strip: { dims: number[] } }) => {
      runs.finder++
      const [rows, columns] = strip.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
      const data = new Float32Array(2 * rows * columns)
      for (const row of [8, 16, 24]) {
        data.fill(0.9, row * columns + 10, row * columns + columns - 10)
        data.fill(0.4, (rows + row) * columns, (rows + row + 1) * columns)
      }
      return { lines: { dims: [1, 2, rows, columns], data } }
    },
  } as unknown as Model
  const reader = {
    run: async ({ line }: { line: { dims: number[] } }) => {
      runs.reader++
      const [count, , , widthPx] = line.dims as [number, number, number, number]
      const steps = widthPx / CELL_PX
      const data = new Float32Array(count * steps * CLASSES).fill(-Math.log(CLASSES))
      return { logits: { dims: [count, steps, CLASSES], data } }
    },
  } as unknown as Model
  return { models: { finder, reader } as unknown as ReaderModels, runs }
}

async function* stripsWithoutEnd(): AsyncGenerator<Quad> {
  for (let y = 0; ; y += 10) {
    yield [
      [0, y],
      [480, y],
      [480, y + 144],
      [0, y + 144],
    ]
  }
}

const search = async (zoneTries: number) => {
  const { models, runs } = modelsThatCount()
  const budget = startBudget({ ...requestBudget, zoneTries })
  const read = await readMrz(models, createPicture(600, 400, 1), stripsWithoutEnd(), budget)
  expect(read).toBeNull()
  return runs.finder + runs.reader
}

it('ends a search that never convinces', async () => {
  expect(await search(100)).toBeLessThanOrEqual(10)
  expect(await search(100)).toBeGreaterThanOrEqual(9)
})

it('looks and reads no more often than the picture may be tried', async () => {
  expect(await search(5)).toBe(5)
  expect(await search(0)).toBe(0)
})
