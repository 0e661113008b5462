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
  const refuse = async (count: number, everyMs: number, tenants: readonly string[] = ['one']) => {
    for (let i = 0; i < count; i++) {
      state.nowMs += everyMs
      await hold(tenants[i % tenants.length]!)
    }
  }
  return { state, waits, refuse, hold }
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

test('a gateway that refusals keep busy holds them longer, up to a limit, and recovers', async () => {
  const { state, waits, refuse } = make()
  state.busy = 0.95
  await refuse(6_000, 2)
  expect(waits.at(-1)).toBe(1_500)
  state.busy = 0.2
  await refuse(6_000, 2)
  expect(waits.at(-1)).toBeLessThan(250)
})

test('a tenant that is refused now and then does not wait for the flood of another', async () => {
  const { state, waits, refuse, hold } = make()
  state.busy = 0.95
  await refuse(6_000, 2, ['flood'])
  expect(waits.at(-1)).toBe(1_500)
  const before = waits.length
  for (let i = 0; i < 10; i++) {
    await refuse(100, 2, ['flood'])
    await hold('innocent')
  }
  // A thousand of the flood's were held, none of the other's.
  expect(waits).toHaveLength(before + 1_000)
})

test('a tenant that comes back less often than another waits less, and tenants that flood alike wait alike', async () => {
  const { waits, refuse } = make()
  const [often, seldom] = ['often', 'seldom']
  await refuse(4_000, 1, [often, often, often, often, often, often, often, seldom])
  const ordered = [...new Set(waits.slice(-8).map(Math.round))].sort((a, b) => a - b)
  expect(ordered).toHaveLength(2)
  expect(ordered[0]! / ordered[1]!).toBeLessThan(0.3)
  const alike = make()
  await alike.refuse(4_000, 1, ['a', 'b', 'c', 'd'])
  expect(Math.max(...alike.waits.slice(-400)) / Math.min(...alike.waits.slice(-400))).toBeLessThan(1.1)
})
