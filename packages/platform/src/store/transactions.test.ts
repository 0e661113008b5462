import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { CELL_COUNT } from '../config/cell-count.js'
import { redisTest } from '../testing/redis-test.js'
import { createTransactions } from './transactions.js'

redisTest('ids rise, never repeat, and are never below the clock', async ({ redis }) => {
  const begin = createTransactions(redis)
  const before = Date.now() * 1000
  const ids = (await Promise.all(Array.from({ length: 200 }, () => begin([], 0)))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(200)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= before)).toBe(true)
})

redisTest('an id tells its cell, and two cells never give the same one', async ({ redis }) => {
  const before = Date.now() * 1000
  const idsOf = async (cell: number) => {
    // Each cell has its own Redis: this one forgets the other's last id.
    await redis.flushall()
    const begin = createTransactions(redis, 0, cell)
    return (await Promise.all(Array.from({ length: 100 }, () => begin([], 0)))).map(({ id }) => id)
  }
  for (const cell of [0, 1, CELL_COUNT - 1]) {
    const ids = await idsOf(cell)
    expect(new Set(ids).size).toBe(100)
    expect(ids.every((id) => id >= before && id % CELL_COUNT === cell)).toBe(true)
  }
})

redisTest('a Redis that lost its data does not repeat them', async ({ redis }) => {
  const begin = createTransactions(redis)
  const { id } = await begin([], 0)
  // A burst may be ahead of the clock by 100 ids for each request; no server loses its data and is back as fast.
  await sleep(100)
  await redis.flushall()
  expect((await begin([], 0)).id).toBeGreaterThan(id)
})
