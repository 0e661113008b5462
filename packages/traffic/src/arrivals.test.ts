import { expect, test } from 'vitest'
import { arrivals } from './arrivals.js'

const steady = (seconds: number, perSecond: number) => ({
  name: 'steady',
  seconds,
  fromPerSecond: perSecond,
  toPerSecond: perSecond,
})

test('a steady rate is spread evenly, from the first moment on', () => {
  const due = [...arrivals([steady(2, 4)])].map(({ dueMs }) => dueMs)
  expect(due).toEqual([0, 250, 500, 750, 1000, 1250, 1500, 1750])
})

test('a rising rate sends what its area says, ever closer together, and stays within its time', () => {
  const due = [...arrivals([{ name: 'rise', seconds: 10, fromPerSecond: 0, toPerSecond: 20 }])].map(
    ({ dueMs }) => dueMs,
  )
  expect(due).toHaveLength(100)
  const gaps = due.slice(1).map((each, i) => each - due[i]!)
  expect(gaps.every((gap, i) => i === 0 || gap < gaps[i - 1]!)).toBe(true)
  expect(due.at(-1)!).toBeLessThan(10_000)
  // Half the area lies before √½ of the time.
  expect(due[50]! / 10_000).toBeCloseTo(Math.SQRT1_2, 2)
})

test('fractions of requests are owed to the next phase', () => {
  const slow = Array.from({ length: 10 }, () => steady(1, 0.3))
  const all = [...arrivals(slow)]
  expect(all.map(({ phase }) => phase)).toEqual([0, 3, 6])
  expect(all[1]!.dueMs).toBeCloseTo(1000 / 0.3, 3)
})

test('a phase without traffic is waited through', () => {
  const all = [...arrivals([steady(1, 2), steady(5, 0), steady(1, 2)])]
  expect(all.map(({ dueMs }) => dueMs)).toEqual([0, 500, 6000, 6500])
})
