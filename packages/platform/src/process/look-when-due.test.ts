import { afterEach, expect, test, vi } from 'vitest'
import { lookWhenDue } from './look-when-due.js'

afterEach(() => vi.useRealTimers())

test('the earliest of the planned looks is taken, once', async () => {
  vi.useFakeTimers()
  let looks = 0
  const looker = lookWhenDue(async () => void looks++)
  looker.plan(500)
  looker.plan(100)
  looker.plan(300)
  await vi.advanceTimersByTimeAsync(99)
  expect(looks).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(looks).toBe(1)
})

test('closing waits for the look that is under way, and no other follows', async () => {
  vi.useFakeTimers()
  let end = () => {}
  let looks = 0
  const looker = lookWhenDue(() => {
    looks++
    return new Promise((resolve) => {
      end = resolve
    })
  })
  looker.plan(1)
  await vi.advanceTimersByTimeAsync(1)
  let isClosed = false
  const closed = looker.close().then(() => {
    isClosed = true
  })
  looker.plan(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([looks, isClosed]).toEqual([1, false])
  end()
  await closed
  expect(looks).toBe(1)
})
