import { afterEach, expect, it, vi } from 'vitest'
import { createSharedClock } from './shared-clock.js'

afterEach(() => {
  vi.useRealTimers()
})

const redisAt = (epochMs: number, slow = () => undefined) => ({
  time: vi.fn(async () => {
    slow()
    return [Math.floor(epochMs / 1000), (epochMs % 1000) * 1000] as [number, number]
  }),
})

it("goes by Redis' clock, whatever the machine's says or does", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  let elapsedMs = 0
  const clock = createSharedClock(redisAt(1_700_000_000_500), () => elapsedMs)
  await clock.sync()
  elapsedMs += 250
  vi.setSystemTime(new Date('2040-01-01'))
  expect(clock.now()).toBe(1_700_000_000_750)
  clock.close()
})

it('keeps what it knows when Redis is slow or away', async () => {
  let elapsedMs = 0
  const redis = redisAt(1_700_000_000_000)
  const clock = createSharedClock(redis as never, () => elapsedMs)
  await clock.sync()
  redis.time.mockRejectedValueOnce(new Error('away'))
  await clock.sync()
  redis.time.mockImplementationOnce(async () => {
    elapsedMs += 2_000
    return [0, 0]
  })
  await clock.sync()
  expect(clock.now()).toBe(1_700_000_002_000)
  clock.close()
})
