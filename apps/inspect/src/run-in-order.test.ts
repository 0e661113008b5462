import { expect, it } from 'vitest'
import { runInOrder } from './run-in-order.js'

const later = async (item: number) => {
  await new Promise((resolve) => setTimeout(resolve, 6 - item))
  return item
}

it('gives results in the order of the items, whichever ends first', async () => {
  const results: number[] = []
  for await (const result of runInOrder([1, 2, 3, 4, 5], 3, later)) results.push(result)
  expect(results).toEqual([1, 2, 3, 4, 5])
})

it('starts no more when its reader stops, and waits for what is under way', async () => {
  const [started, ended]: [number[], number[]] = [[], []]
  const run = async (item: number) => {
    started.push(item)
    await later(item)
    ended.push(item)
    return item
  }
  for await (const _first of runInOrder([1, 2, 3, 4, 5], 2, run)) break
  expect(started.length).toBeLessThan(5)
  expect(ended.toSorted()).toEqual(started)
})

it('fails as the item does whose turn it is', async () => {
  const failing = async (item: number) => (item === 2 ? Promise.reject(new Error('no picture')) : item)
  const results: number[] = []
  const all = async () => {
    for await (const result of runInOrder([1, 2, 3], 3, failing)) results.push(result)
  }
  await expect(all()).rejects.toThrow('no picture')
  expect(results).toEqual([1])
})
