import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchThreads } from './watch-threads.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = () => {
  const state = { overdue: 0, jobs: 2, told: 0, left: false }
  const watched = watchThreads({
    pool: { overdue: () => state.overdue },
    limitMs: 1_000,
    jobsAtHand: () => state.jobs,
    onStuck: () => {
      state.told += 1
    },
  })
  void watched.onlyStuckLeft().then(() => {
    state.left = true
  })
  return { state, watched }
}

test('threads that come back are no concern', async () => {
  const { state } = make()
  state.jobs = 0
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toMatchObject({ told: 0, left: false })
})

test('one that does not is told once, and left behind when the other jobs are done', async () => {
  const { state } = make()
  state.overdue = 1
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state).toMatchObject({ told: 1, left: false })
  state.jobs = 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state).toMatchObject({ told: 1, left: true })
})
