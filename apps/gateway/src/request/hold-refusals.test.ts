import { expect, test } from 'vitest'
import { createHoldRefusal } from './hold-refusals.js'

const make = () => {
  const state = { nowMs: 0, busy: 0.3 }
  const waits: number[] = []
  const hold = createHoldRefusal({
    now: () => state.nowMs,
    busy: () => state.busy,
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
  })
  const refuse = async (count: number, everyMs: number) => {
    for (let i = 0; i < count; i++) {
      state.nowMs += everyMs
      await hold()
    }
  }
  return { state, waits, refuse }
}

test('a few refusals go out at once', async () => {
  const { waits, refuse } = make()
  await refuse(100, 40)
  expect(waits).toEqual([])
})

test('many are held back, and no longer once they have become few', async () => {
  const { waits, refuse } = make()
  await refuse(1_000, 2)
  expect(waits.length).toBeGreaterThan(900)
  expect(Math.max(...waits)).toBeLessThan(250)
  await refuse(60, 40)
  const before = waits.length
  await refuse(100, 40)
  expect(waits).toHaveLength(before)
})

test('a gateway that refusals keep busy holds them longer, up to a second, and recovers', async () => {
  const { state, waits, refuse } = make()
  state.busy = 0.95
  await refuse(6_000, 2)
  expect(waits.at(-1)).toBe(1_000)
  state.busy = 0.2
  await refuse(6_000, 2)
  expect(waits.at(-1)).toBeLessThan(250)
})
