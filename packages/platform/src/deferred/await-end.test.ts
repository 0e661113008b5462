import { expect, test } from 'vitest'
import { createAwaitEnd } from './await-end.js'

const build = (states: Record<number, 'waiting' | null>) => {
  let looks = 0
  const look = async (ids: readonly number[]) => {
    looks += 1
    return ids.map((id) => states[id] ?? null)
  }
  return { ...createAwaitEnd({ look }), looks: () => looks }
}

test('whoever waits for an analysis is told when it has ended, all by one look', async () => {
  const states: Record<number, 'waiting' | null> = { 1: 'waiting', 2: 'waiting' }
  const { awaitEnd, looks } = build(states)
  const all = [1, 1, 2].map((id) => awaitEnd(id, 60_000))
  states[1] = null
  states[2] = null
  await Promise.all(all)
  expect(looks()).toBe(1)
})

test('nobody waits for longer than he wants to, nor for a gateway that ends', async () => {
  const { awaitEnd, dismiss } = build({ 1: 'waiting' })
  await awaitEnd(1, 10)
  const waiting = awaitEnd(1, 60_000)
  dismiss()
  await waiting
  await awaitEnd(1, 60_000)
})
