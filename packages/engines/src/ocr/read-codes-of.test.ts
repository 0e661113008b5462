import { createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../frame/budget.js'
import { requestBudget } from './budgets.js'
import { viewOf } from './locate/lay-flat.js'
import { readCodesOf } from './read-codes-of.js'

/** Modules all over: every cheap look fails, every costly one follows. */
const photo = createPicture(2400, 1600, 1)
for (let y = 0; y < photo.heightPx; y++)
  for (let x = 0; x < photo.widthPx; x++)
    photo.data[y * photo.widthPx + x] = (Math.floor(x / 10) * 7 + Math.floor(y / 10) * 5) % 3 === 0 ? 230 : 20
const quad: Quad = [
  [100, 100],
  [2300, 100],
  [2300, 1500],
  [100, 1500],
]
const flat = viewOf(photo, 'card', quad)

const searchWith = async (barcodePx: number) => {
  const pixels: number[] = []
  const decoder = async ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => {
    pixels.push(widthPx * heightPx)
    return []
  }
  const { barcodes } = await readCodesOf(decoder, flat, startBudget({ ...requestBudget, barcodePx }))
  expect(barcodes).toEqual([])
  return pixels
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

it('searches no more pixels than may be searched, and none where none are left', async () => {
  const without = await searchWith(Number.POSITIVE_INFINITY)
  expect(sum(without)).toBeGreaterThan(900_000)
  expect(Math.max(...without)).toBeLessThan(510_000)
  const within = await searchWith(600_000)
  expect(within.length).toBeGreaterThan(0)
  expect(sum(within)).toBeLessThanOrEqual(600_000)
  expect(await searchWith(0)).toEqual([])
})
